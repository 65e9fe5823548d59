/** The examples for other places: what they name is what the image, the program and its configuration have. */
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { parse as parseToml } from 'smol-toml'
import { parseAllDocuments } from 'yaml'
import { root } from './prepare.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')

const dockerfile = read('Dockerfile')
const [, port] = /^EXPOSE (\d+)$/m.exec(dockerfile)
const [, volume] = /^VOLUME (\S+)$/m.exec(dockerfile)
const [, signal] = /^STOPSIGNAL (\w+)$/m.exec(dockerfile)
/** Seconds that a process may need to end: docs/operating.md, "Stopping". */
const TO_END = 30
/** What the user `node` has in the image of Node. */
const NODE = 1000

const variables = read('backend/src/config/variables.ts')
  .split(/\bname: '/)
  .slice(1)
  .map((text) => ({
    name: /^\w+/.exec(text)[0],
    isSecret: text.includes('secret: true'),
    isRequired: text.includes('requiredInProduction: true'),
  }))
const required = variables.filter(({ isRequired }) => isRequired).map(({ name }) => name)
const isKnown = (given) =>
  variables.some(({ name, isSecret }) => given === name || (isSecret && given === `${name}_FILE`))
const paths = Object.keys(JSON.parse(read('backend/openapi.json')).paths)

/** Every name is a variable of the program, no secret stands open, and nothing is missing that production needs. */
function checkVariables(open, secret) {
  assert.deepEqual(
    [...open, ...secret].filter((name) => !isKnown(name)),
    [],
  )
  assert.deepEqual(
    open.filter((name) => variables.some((one) => one.isSecret && one.name === name)),
    [],
  )
  const given = [...open, ...secret].map((name) => name.replace(/_FILE$/, ''))
  assert.deepEqual(
    required.filter((name) => !given.includes(name)),
    [],
  )
}

describe('deploy/fly.toml', () => {
  const text = read('deploy/fly.toml')
  const app = parseToml(text)

  it('builds the image and ends it as the image says', () => {
    assert.ok(existsSync(join(root, 'deploy', app.build.dockerfile)))
    assert.equal(app.kill_signal, signal)
    assert.ok(parseInt(app.kill_timeout, 10) >= TO_END)
  })

  it('names variables of the program; secrets are set by its command', () => {
    const commands = text.match(/fly secrets set .+/g).join(' ')
    checkVariables(
      Object.keys(app.env),
      Array.from(commands.matchAll(/(\w+)=/g), ([, name]) => name),
    )
  })

  it('runs one machine all the time, with the volume where the data are', () => {
    assert.deepEqual(
      app.mounts.map(({ destination }) => destination),
      [volume],
    )
    const { auto_stop_machines: stop, min_machines_running: running } = app.http_service
    assert.deepEqual({ stop, running }, { stop: 'off', running: 1 })
  })

  it('calls the port of the image and asks whether it is ready', () => {
    assert.equal(app.http_service.internal_port, Number(port))
    for (const { path } of app.http_service.checks) assert.ok(paths.includes(path), path)
  })
})

describe('deploy/kubernetes.yaml', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes.yaml'))
  const [, config, secret, set, service, ingress] = documents.map((one) => one.toJS())
  const pod = set.spec.template.spec
  const [container] = pod.containers

  it('has what belongs to a shop, all in its own namespace', () => {
    assert.deepEqual(
      documents.flatMap(({ errors, warnings }) => [...errors, ...warnings]),
      [],
    )
    const all = documents.map((one) => one.toJS())
    assert.deepEqual(
      all.map(({ kind }) => kind),
      ['Namespace', 'ConfigMap', 'Secret', 'StatefulSet', 'Service', 'Ingress'],
    )
    const [{ metadata }, ...others] = all
    for (const one of others) assert.equal(one.metadata.namespace, metadata.name, one.kind)
  })

  it('names variables of the program; secrets lie in files that the secret has', () => {
    const files = container.env.filter(({ name }) => name.endsWith('_FILE'))
    const rest = container.env.filter((one) => !files.includes(one))
    checkVariables(
      [...Object.keys(config.data), ...rest.map(({ name }) => name)],
      files.map(({ name }) => name),
    )
    const { mountPath } = container.volumeMounts.find(({ name }) => name === 'secrets')
    assert.deepEqual(
      files.map(({ value }) => value),
      Object.keys(secret.stringData).map((name) => `${mountPath}/${name}`),
    )
    assert.deepEqual(container.envFrom, [{ configMapRef: { name: config.metadata.name } }])
    assert.equal(pod.volumes.find(({ name }) => name === 'secrets').secret.secretName, secret.metadata.name)
  })

  it('runs one process at a time, with data and backups on disks of their own', () => {
    assert.equal(set.spec.replicas, 1)
    assert.ok(pod.terminationGracePeriodSeconds >= TO_END)
    const folderOf = (wanted) => container.env.find(({ name }) => name === wanted).value
    for (const [variable, disk] of [
      ['DATA_DIR', 'data'],
      ['BACKUP_DIR', 'backups'],
    ]) {
      const { mountPath } = container.volumeMounts.find(({ name }) => name === disk)
      assert.ok(folderOf(variable).startsWith(`${mountPath}/`))
      assert.ok(set.spec.volumeClaimTemplates.some(({ metadata }) => metadata.name === disk))
    }
  })

  it('gives the process no more rights than compose does', () => {
    const { runAsUser, runAsGroup, fsGroup, runAsNonRoot } = pod.securityContext
    assert.deepEqual([runAsUser, runAsGroup, fsGroup, runAsNonRoot], [NODE, NODE, NODE, true])
    assert.deepEqual(container.securityContext, {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    assert.ok(container.volumeMounts.some(({ mountPath }) => mountPath === '/tmp'))
    assert.match(container.image, /@sha256:[0-9a-f]{64}$/)
  })

  it('leads from the host of the shop to the port of the image', () => {
    const [named] = container.ports
    assert.equal(named.containerPort, Number(port))
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
      const { path, port: asked } = container[probe].httpGet
      assert.ok(paths.includes(path), path)
      assert.equal(asked, named.name)
    }
    for (const labels of [service.spec.selector, set.spec.selector.matchLabels])
      assert.deepEqual(labels, set.spec.template.metadata.labels)
    assert.equal(service.spec.ports[0].targetPort, named.name)
    const [rule] = ingress.spec.rules
    const { name, port: called } = rule.http.paths[0].backend.service
    assert.deepEqual([name, called.name], [service.metadata.name, service.spec.ports[0].name])
    assert.equal(new URL(config.data.PUBLIC_URL).host, rule.host)
    assert.deepEqual(ingress.spec.tls[0].hosts, [rule.host])
  })
})

/** nginx with deploy/nginx.conf in front of the shop, with a certificate of its own making. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { run, start } from './processes.mjs'

const certificateArguments = (key, certificate) => [
  'req',
  '-x509',
  ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
  ...['-keyout', key, '-out', certificate, '-days', '2'],
  ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
]

/** The file that is shipped, with the names, ports and certificate of this walk. */
function siteOf(root, { http, https, shop, second, key, certificate }) {
  const hasIpv6 = Object.values(networkInterfaces()).some((list) =>
    list.some(({ family }) => family === 'IPv6'),
  )
  return readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replaceAll('https://shop.example$', `https://localhost:${https}$`)
    .replaceAll('shop.example', 'localhost')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${shop}`)
    .replaceAll('/opt/jaadi/current', root)
    .replace(/#server 127.0.0.1:3001/, second ? `server 127.0.0.1:${second}` : '#')
    .replace(/listen 80;/, `listen ${http};`)
    .replace(/listen 443 /, `listen ${https} `)
    .replace(/listen \[::\]:80;/, hasIpv6 ? `listen [::]:${http};` : '')
    .replace(/listen \[::\]:443 .*;/, hasIpv6 ? `listen [::]:${https} ssl http2;` : '')
}

/** @returns {Promise<{ca: string, certificate: string}>} once it listens. */
export async function startProxy(root, folder, ports) {
  mkdirSync(folder, { recursive: true })
  const at = (name) => join(folder, name)
  const [key, certificate] = [at('key.pem'), at('certificate.pem')]
  await run('openssl', certificateArguments(key, certificate))
  writeFileSync(at('site.conf'), siteOf(root, { ...ports, key, certificate }))
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = [
    ...(process.getuid() === 0 ? ['user root;'] : []),
    `daemon off; pid ${at('nginx.pid')}; error_log ${at('error.log')};`,
    'events {}',
    `http { ${kinds.map((kind) => `${kind}_temp_path ${at(kind)};`).join(' ')} include ${at('site.conf')}; }`,
  ]
  writeFileSync(at('nginx.conf'), main.join('\n'))
  const options = ['-p', folder, '-e', at('error.log'), '-c', at('nginx.conf')]
  await run('nginx', ['-t', ...options])
  start('nginx', options)
  return { certificate, ca: readFileSync(certificate, 'utf8') }
}

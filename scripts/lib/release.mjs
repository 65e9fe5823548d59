/**
 * What is missing for a release, a sentence each.
 * @param {{ version: string, schema: number, lockVersion: string, changelog: string, changed: string, tags: string[] }} facts
 */
export function releaseFaults({ version, schema, lockVersion, changelog, changed, tags }) {
  const entry = changelog.split(/^## /m).find((part) => part.startsWith(`${version},`)) ?? ''
  const [heading, ...lines] = entry.split('\n')
  return [
    ...(changed === '' ? [] : [`There are changes that are not committed:\n${changed}`]),
    ...(/^\d+\.\d+\.\d+$/.test(version)
      ? []
      : [`package.json: "${version}" is not a version such as 0.3.0.`]),
    ...(lockVersion === version
      ? []
      : [`package-lock.json has version ${lockVersion}: run npm install --package-lock-only.`]),
    ...(heading === `${version}, schema ${schema}`
      ? []
      : [
          `CHANGELOG.md needs the heading "## ${version}, schema ${schema}" (the newest step of backend/src/migrations).`,
        ]),
    ...(lines.some((line) => line.startsWith('- ')) ? [] : [`CHANGELOG.md says nothing under ${version}.`]),
    ...(tags.includes(`v${version}`)
      ? [`The tag v${version} is taken: move the version in package.json.`]
      : []),
  ]
}

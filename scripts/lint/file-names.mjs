import { basename, extname } from 'node:path'

const KEBAB = /^[a-z0-9]+([-.][a-z0-9]+)*$/
const PASCAL = /^[A-Z][A-Za-z0-9]*$/

const namesOf = ({ type, declaration, specifiers = [] }) => [
  ...(type === 'ExportDefaultDeclaration' ? [declaration.name] : []),
  ...(declaration?.id ? [declaration.id.name] : []),
  ...(declaration?.declarations ?? []).map(({ id }) => id.name),
  ...specifiers.map(({ exported }) => exported.name),
]

function exportedNames(program) {
  const exports = ({ type }) => type === 'ExportNamedDeclaration' || type === 'ExportDefaultDeclaration'
  return program.body.filter(exports).flatMap(namesOf)
}

/** Files are named in kebab-case; a file that holds a component is named like the component, its spec like the file. */
export const fileNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      kebab: 'Name the file in kebab-case.',
      component: '{{name}}.tsx exports no {{name}}: name it like its component, else in kebab-case.',
      only: 'The one thing this file exports is the component {{name}}: name it {{name}}.tsx.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const extension = extname(context.filename)
        const name = basename(context.filename, extension).replace(/^\./, '')
        const report = (messageId, data = {}) =>
          context.report({ loc: { line: 1, column: 0 }, messageId, data })
        const isTest = /\.spec$/.test(name)
        if (extension !== '.tsx' || !PASCAL.test(name.replace(/\.spec$/, ''))) {
          if (!KEBAB.test(name)) return report('kebab')
          const names = exportedNames(node)
          if (extension === '.tsx' && names.length === 1 && /^[A-Z][a-z]/.test(names[0]))
            report('only', { name: names[0] })
          return
        }
        if (!isTest && !exportedNames(node).includes(name)) report('component', { name })
      },
    }
  },
}

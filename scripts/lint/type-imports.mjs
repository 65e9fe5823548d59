/**
 * An import of which only the type is used says `type`. A file with a decorator is left out: the compiler writes the
 * classes that it names as types into the program, for Nest to put in.
 */
const isExported = ({ type }) => type === 'ExportSpecifier' || type === 'ExportDefaultDeclaration'

/** `typeof name` in a type reads a value's type, and runs nothing. */
function isInTypeQuery(identifier) {
  let node = identifier.parent
  while (node?.type === 'TSQualifiedName') node = node.parent
  return node?.type === 'TSTypeQuery'
}

const isForType = ({ identifier, isTypeReference, isValueReference }) =>
  !isExported(identifier.parent) && (isValueReference ? isInTypeQuery(identifier) : isTypeReference)

export const typeImports = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: {
      onlyType: 'Write `type {{name}}`: only its type is used.',
      named: 'Name the type in an `import { type X }`.',
    },
  },
  create(context) {
    const reports = []
    let decorated = false
    const check = (specifier) => {
      if (specifier.importKind === 'type' || specifier.parent.importKind === 'type') return
      const { references } = context.sourceCode.getDeclaredVariables(specifier)[0]
      if (references.length === 0 || !references.every(isForType)) return
      reports.push({
        node: specifier,
        messageId: 'onlyType',
        data: { name: specifier.local.name },
        ...(specifier.type === 'ImportSpecifier' && {
          fix: (fixer) => fixer.insertTextBefore(specifier, 'type '),
        }),
      })
    }
    return {
      ImportSpecifier: check,
      ImportDefaultSpecifier: check,
      ImportNamespaceSpecifier: check,
      Decorator: () => {
        decorated = true
      },
      TSImportType: (node) => context.report({ node, messageId: 'named' }),
      'Program:exit'() {
        if (!decorated) reports.forEach((report) => context.report(report))
      },
    }
  },
}

/**
 * A function at the top of a file that has statements is a declaration, and so is every component. An arrow stays for
 * one expression, and where a type beside the name gives the parameters theirs.
 */

const isComponent = (name, filename) => filename.endsWith('.tsx') && /^[A-Z]/.test(name)

function asDeclaration(fixer, source, statement, declarator) {
  const { id, init } = declarator
  const arrow = source.getTokenBefore(init.body, (token) => token.value === '=>')
  const body = source.getText(init.body)
  const head = source.text
    .slice(init.range[0], arrow.range[0])
    .replace(/^async\s*/, '')
    .trimEnd()
  const name = `${init.async ? 'async ' : ''}function ${id.name}`
  if (init.body.type === 'BlockStatement') {
    return fixer.replaceText(statement, `${name}${head} ${body}`)
  }
  const end = source.getLastToken(init).range[1]
  const value = source.text.slice(arrow.range[1], end).trim()
  return fixer.replaceText(statement, `${name}${head} {\n  return ${value}\n}`)
}

export const functionStyle = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: { declare: 'Write `function {{name}}(…) { … }`: an arrow is for one expression.' },
  },
  create(context) {
    const check = (statement) => {
      const [declarator, ...more] = statement.declarations
      const { id, init } = declarator
      if (more.length > 0 || statement.kind !== 'const' || init?.type !== 'ArrowFunctionExpression') return
      if (id.type !== 'Identifier' || id.typeAnnotation) return
      if (init.body.type !== 'BlockStatement' && !isComponent(id.name, context.filename)) return
      context.report({
        node: id,
        messageId: 'declare',
        data: { name: id.name },
        fix: (fixer) => asDeclaration(fixer, context.sourceCode, statement, declarator),
      })
    }
    return {
      'Program > VariableDeclaration': check,
      'Program > ExportNamedDeclaration > VariableDeclaration': check,
    }
  },
}

/** `prettier-ignore` works on the line below it, and there it may stand: behind code it only looks as if it did. */
export const noTrailingPrettierIgnore = {
  meta: {
    type: 'layout',
    schema: [],
    messages: { trailing: 'Let Prettier lay this out; name a part of it when the form is hard to read.' },
  },
  create(context) {
    return {
      Program() {
        const { sourceCode } = context
        for (const comment of sourceCode.getAllComments()) {
          if (!comment.value.includes('prettier-ignore')) continue
          const before = sourceCode.getTokenBefore(comment)
          if (before?.loc.end.line === comment.loc.start.line)
            context.report({ loc: comment.loc, messageId: 'trailing' })
        }
      },
    }
  },
}

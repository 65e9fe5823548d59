const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeText = (text: string) => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)

/** JSON that no text inside can end early: a `</script>` or `<!--` stays inside its string. */
export const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

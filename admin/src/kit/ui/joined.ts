/** A figure and its unit stay on one line: "1 kg" is never cut in two. */
export const joined = (text: string): string => text.replace(/(\d) (?=k?g\b|ml\b|ltr\b)/gi, '$1\u00a0')

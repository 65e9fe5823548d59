/** Rules that are told by what they refuse: a selector of the syntax, and what to write instead. */
const refuse = (message, ...selectors) => ({
  meta: { type: 'suggestion', schema: [], messages: { refused: message } },
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [selector, (node) => context.report({ node, messageId: 'refused' })]),
    ),
})

/** The clock is passed in, so that a rule can be tested at its edges and follows the application's clock. */
export const noOwnClock = refuse(
  'Take the time as an argument.',
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
)

export const noProcessEnv = refuse(
  'Only config/ reads the environment.',
  "MemberExpression[object.name='process'][property.name='env']",
)

/** Money, quantities, weights, days and ids are made by the kernel's constructors, which look at what they take. */
export const noBrandCasts = refuse(
  'Make it by its constructor in kernel/.',
  ':matches(TSAsExpression, TSTypeAssertion) TSTypeReference[typeName.name=/^(Paise|Milli|Grams|IstDay|OrderId|ExternalId)$/]',
)

/** In modules the language itself refuses it. */
export const noOctal = refuse('Write it as `0o17`.', 'Literal[raw=/^0\\d/]')

/** Types come by name, beside the values of the same file: `import { type Milli, milli } from …`. */
export const inlineTypes = refuse(
  'Write `import { type X }`.',
  "ImportDeclaration[importKind='type'] > ImportSpecifier",
)

export const smallConstructors = refuse(
  'A class that needs more than six others does two things.',
  "MethodDefinition[kind='constructor'] > FunctionExpression[params.length>6]",
)

/** A spread adds an object to another; one that packs names into fewer lines only hides them. */
export const noPackedSpread = refuse(
  'Write the properties where they belong.',
  'ObjectExpression > SpreadElement > ObjectExpression',
)

/** A screen draws in the colours of the theme: those follow light and dark. */
export const noOwnColours = refuse(
  'Take a colour of kit/theme/tokens.',
  ':matches(Literal[value=/#[0-9a-fA-F]{3,8}\\b|\\b(rgb|hsl)a?\\(/], TemplateElement[value.raw=/#[0-9a-fA-F]{3,8}\\b|\\b(rgb|hsl)a?\\(/])',
)

/** Attributes that are shown or read out. */
const SHOWN =
  'JSXAttribute[name.name=/^(aria-label|aria-description|label|title|placeholder|alt|helperText|emptyText)$/]'
/** Words; a key of the catalogue and the beginning of an address are none. */
const WORDS = 'Literal[value=/[A-Za-z]{2}/]:not([value=/^[a-z][A-Za-z]*(\\.[A-Za-z]+)+$|^https?:/])'
const PIECE =
  'TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]{2}/]:not([value.raw=/^[a-z][A-Za-z.]*\\.$/])'
const CHOSEN = ':matches(ConditionalExpression, LogicalExpression)'

/** A text on a screen is in the catalogue by its key, where it can be told in another language. */
export const noLooseTexts = refuse(
  'Say it by a key of the catalogue.',
  // A name such as `&nbsp;` is no word.
  'JSXText[value=/(^|[^&A-Za-z])[A-Za-z]{2}/]',
  ...['JSXElement', SHOWN].flatMap((place) => [
    `${place} > JSXExpressionContainer > ${WORDS}`,
    `${place} > JSXExpressionContainer > ${PIECE}`,
    `${place} > JSXExpressionContainer > ${CHOSEN} > ${WORDS}`,
  ]),
  `${SHOWN} > ${WORDS}`,
)

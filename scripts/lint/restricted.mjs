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

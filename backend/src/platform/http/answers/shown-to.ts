import { isAllowed, type Permission, type Role } from '../../../kernel/access/permissions.js'

/** Marks a field of an answer in the API document, too. */
export const SHOWN_TO = 'x-shown-to'

/**
 * What `@ApiProperty` says of a field that only holders of a permission read; everybody else gets null.
 * `SeenFields` takes it out of each answer that contains it, whatever the route.
 */
export const shownTo = (permission: Permission) => ({
  type: Number,
  nullable: true,
  [SHOWN_TO]: permission,
})

/** A figure that the business pays: packers do not read it (docs/permissions.md). */
export const COST = shownTo('costs.view')

const SEEN_AS = 'jaadi:seen-as'

/** Converts an answer for somebody with this role; the answer itself is not changed. */
export type SeenAs<Answer> = (answer: Answer, sees: (permission: Permission) => boolean) => Answer

/** Says what of an answer depends on the record that it tells of, for whom it is told. */
export const seenAs =
  <Answer extends object>(convert: SeenAs<Answer>) =>
  (target: new () => Answer): void =>
    Reflect.defineMetadata(SEEN_AS, convert, target)

export type AnswerClass = new () => object
interface ApiProperty {
  type?: unknown
  [SHOWN_TO]?: Permission
}

/** What is to be done with the answers of a class. */
interface Plan {
  hidden: [field: string, permission: Permission][]
  inside: [field: string, answer: AnswerClass][]
  convert: SeenAs<object> | undefined
}

const PLAIN: readonly unknown[] = [String, Number, Boolean, Date, Object, Array]

/** The class of a field's or route's type: the class itself, or a function that gives it. */
export function answerClass(type: unknown): AnswerClass | null {
  const one: unknown = Array.isArray(type) ? type[0] : type
  if (typeof one !== 'function' || PLAIN.includes(one)) return null
  // A class that is used above its declaration stands in a function.
  return one.name === 'type' ? answerClass((one as () => unknown)()) : (one as AnswerClass)
}

const plans = new Map<AnswerClass, Plan>()

/** The fields are those that the API document names. */
function planOf(answer: AnswerClass): Plan {
  const known = plans.get(answer)
  if (known) return known
  const plan: Plan = {
    hidden: [],
    inside: [],
    convert: Reflect.getMetadata(SEEN_AS, answer) as SeenAs<object> | undefined,
  }
  plans.set(answer, plan)
  const prototype = answer.prototype as object
  const names = (Reflect.getMetadata('swagger/apiModelPropertiesArray', prototype) ?? []) as string[]
  for (const name of names.map((listed) => listed.slice(1))) {
    const field = Reflect.getMetadata('swagger/apiModelProperties', prototype, name) as ApiProperty
    const permission = field[SHOWN_TO]
    if (permission) plan.hidden.push([name, permission])
    const inner = answerClass(field.type)
    if (inner) plan.inside.push([name, inner])
  }
  plan.inside = plan.inside.filter(([, inner]) => matters(inner, new Set([answer])))
  return plan
}

/** Whether somebody may see less of such an answer than somebody else. */
export function matters(answer: AnswerClass, within = new Set<AnswerClass>()): boolean {
  if (within.has(answer)) return true
  const { hidden, inside, convert } = planOf(answer)
  return hidden.length > 0 || inside.length > 0 || convert !== undefined
}

/** An answer, or a list of them, as somebody with this role sees it. */
export function asSeenBy(role: Role, answer: unknown, type: AnswerClass): unknown {
  if (!matters(type)) return answer
  if (Array.isArray(answer)) return answer.map((one: unknown) => asSeenBy(role, one, type))
  if (answer === null || typeof answer !== 'object') return answer
  const { hidden, inside, convert } = planOf(type)
  const sees = (permission: Permission) => isAllowed(role, permission)
  const seen: Record<string, unknown> = { ...answer }
  for (const [field, permission] of hidden) if (field in seen && !sees(permission)) seen[field] = null
  for (const [field, inner] of inside) if (field in seen) seen[field] = asSeenBy(role, seen[field], inner)
  return convert ? convert(seen, sees) : seen
}

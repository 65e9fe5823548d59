import { getMetadataStorage, type ValidationArguments, ValidationTypes } from 'class-validator'

type Holder = Record<string, unknown>
type Rule = (object: Holder, value: unknown) => boolean
type Metadata = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number]

/** The rules of a class by property. They are looked up once: class-validator searches all classes at each validation. */
interface Rules {
  conditions: Rule[]
  demands: Rule[]
}
const compiled = new Map<unknown, ReadonlyMap<string, Rules> | null>()

/**
 * Whether an object passes every rule of its class, from which unknown properties are taken out first, as by
 * class-validator with `whitelist`. False when it does not, or when only class-validator can tell: it has the last word,
 * and names the faults.
 */
export function passesRules(object: object): boolean {
  // Nest's stand-in for a list or a text, or a body with such a field: taking it out would hide the class.
  if (Object.hasOwn(object, 'constructor')) return false
  const target: unknown = object.constructor
  let rules = compiled.get(target)
  if (rules === undefined) compiled.set(target, (rules = compile(target)))
  if (rules === null) return false
  const holder = object as Holder
  for (const name of Object.keys(holder)) if (!rules.has(name)) delete holder[name]
  for (const [name, { conditions, demands }] of rules) {
    const value = holder[name]
    if (!conditions.every((holds) => holds(holder, value))) continue
    if (!demands.every((holds) => holds(holder, value))) return false
  }
  return true
}

/** Null for a class without rules, or with one of a kind that is not known here. */
function compile(target: unknown): ReadonlyMap<string, Rules> | null {
  if (typeof target !== 'function') return null
  const found = getMetadataStorage().getTargetValidationMetadatas(target, '', false, false)
  const byName = new Map<string, Rules>()
  for (const metadata of found) {
    const rules = byName.get(metadata.propertyName) ?? { conditions: [], demands: [] }
    byName.set(metadata.propertyName, rules)
    if (metadata.type === ValidationTypes.WHITELIST) continue
    if (metadata.type === ValidationTypes.CONDITIONAL_VALIDATION)
      rules.conditions.push(metadata.constraints[0] as Rule)
    else if (metadata.type === ValidationTypes.NESTED_VALIDATION)
      rules.demands.push((_, value) => passesInside(value))
    else if (metadata.type === ValidationTypes.CUSTOM_VALIDATION) rules.demands.push(...demandsOf(metadata))
    else return null
  }
  return found.length === 0 ? null : byName
}

function passesInside(value: unknown): boolean {
  if (value === undefined) return true
  if (Array.isArray(value)) return value.every(passesInside)
  return value instanceof Object && passesRules(value)
}

/** A promise is not `true`, so class-validator waits for it. */
function demandsOf({ constraintCls, constraints, propertyName, each, validateIf }: Metadata): Rule[] {
  return getMetadataStorage()
    .getTargetValidatorConstraints(constraintCls)
    .map(({ instance }) => (object, value) => {
      if (validateIf && !validateIf(object, value)) return true
      const facts: ValidationArguments = {
        targetName: object.constructor.name,
        property: propertyName,
        object,
        value,
        constraints,
      }
      const passes = (one: unknown): boolean => instance.validate(one, facts) === true
      return each && Array.isArray(value) ? value.every(passes) : passes(value)
    })
}

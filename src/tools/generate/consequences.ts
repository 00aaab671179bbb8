import type { Diagnostic } from '../../config/index.ts'

/** What a value of another type makes wrong beside it, or below it. */
const OF_TYPE = ['wrong-type', 'not-in-list', 'unknown-key']

/**
 * Findings without those that only follow from another one: what is compared with, or drawn by, a value whose type changed; what stands
 * in rows, in an answer or in a type that is gone as a whole. `gone`: the names that are gone by themselves (`goneNames`). What nothing
 * else explains stays.
 */
export function withoutConsequences(found: readonly Diagnostic[], gone: ReadonlySet<string>): Diagnostic[] {
  const isTypeGone = found.some(({ code }) => code === 'unknown-type')
  const left = withoutRetyped(found).filter(({ code, message }) => {
    if (code === 'hidden-required') return !isTypeGone
    return code !== 'unknown-path' || namesIn(message).some((name) => gone.has(name))
  })
  return left.some(({ severity }) => severity === 'error') ? left : [...found]
}

function withoutRetyped(found: readonly Diagnostic[]): Diagnostic[] {
  const regions = found.flatMap(({ code, file, pointer, message }) =>
    isOfValue(code, message) ? [`${baseOf(file)}\n${pointer.replace(/\/field$/, '')}/`] : [],
  )
  return found.filter(
    ({ code, file, pointer }) =>
      !OF_TYPE.includes(code) || !regions.some((region) => `${baseOf(file)}\n${pointer}/`.startsWith(region)),
  )
}

/** Whether a value itself is gone, or is another: what its entry says beside its name is judged by what it was. */
function isOfValue(code: string, message: string): boolean {
  if (code === 'type-changed' || code === 'unknown-path') return true
  return code === 'contract-breaks' && / (is|has) .+, (was|had) .+\.$| (taken|come) any more/.test(message)
}

/** The names in a path that a message quotes; of a tenant's own value where such stand, too. */
function namesIn(message: string): string[] {
  const names = [...message.matchAll(/"([^"]+)"/g)].flatMap(([, path = '']) => path.split(/\.|\[\]/))
  return names.some((name) => name.startsWith('x_')) ? [...names, 'customFields'] : names
}

/** The file of the base that a tenant's file lies over. */
function baseOf(file: string): string {
  return file.replace(/^tenants\/[^/]+/, 'schemas')
}

/** Longest pattern that is taken. */
const longest = 200

/**
 * Why a regular expression is refused: it does not compile, or it could take exponential time on some text.
 * Refused without regard to whether it really would: repeated groups that repeat or choose inside, back references, look-arounds.
 */
export function patternFault(
  pattern: string,
): { code: 'pattern-invalid' | 'pattern-dangerous'; reason: string } | undefined {
  if (pattern.length > longest) return { code: 'pattern-dangerous', reason: `it is longer than ${longest} characters` }
  try {
    new RegExp(pattern, 'u')
  } catch (error) {
    return { code: 'pattern-invalid', reason: error instanceof Error ? error.message : String(error) }
  }
  const reason = danger(pattern)
  return reason === undefined ? undefined : { code: 'pattern-dangerous', reason }
}

interface Group {
  repeats: boolean
  chooses: boolean
}

function danger(pattern: string): string | undefined {
  const groups: Group[] = [{ repeats: false, chooses: false }]
  let closed: Group | undefined
  for (let index = 0; index < pattern.length; index += 1) {
    const rest = pattern.slice(index)
    const quantifier = /^(?:[*+]|\{\d+(?:,\d*)?\})/.exec(rest)?.[0]
    const current = groups.at(-1)
    if (quantifier !== undefined && current !== undefined) {
      const many = quantifier !== '{1}' && quantifier !== '{0,1}'
      if (many && closed?.repeats === true) return 'a repeated group repeats inside'
      if (many && closed?.chooses === true) return 'a repeated group chooses inside'
      if (many && !/^\{\d+\}$/.test(quantifier)) current.repeats = true
      index += quantifier.length - 1
      closed = undefined
      continue
    }
    closed = undefined
    if (/^\\(?:[1-9]|k<)/.test(rest)) return 'it refers back'
    if (/^\(\?<?[=!]/.test(rest)) return 'it looks around'
    const letter = pattern[index]
    if (letter === '\\') index += 1
    else if (letter === '[') index += classLength(rest) - 1
    else if (letter === '(') groups.push({ repeats: false, chooses: false })
    else if (letter === '|' && current !== undefined) current.chooses = true
    else if (letter === ')') {
      closed = groups.pop()
      const outer = groups.at(-1)
      if (closed !== undefined && outer !== undefined) {
        outer.repeats ||= closed.repeats
        outer.chooses ||= closed.chooses
      }
    }
  }
  return undefined
}

function classLength(rest: string): number {
  for (let index = 1; index < rest.length; index += 1) {
    if (rest[index] === '\\') index += 1
    else if (rest[index] === ']') return index + 1
  }
  return rest.length
}

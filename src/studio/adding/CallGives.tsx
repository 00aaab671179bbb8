import type { ValueRule } from '../../config/index.ts'
import type { Given } from '../../config/node.ts'
import { SetLines } from '../between/SetLines.tsx'
import type { NamedField } from '../conditions/fields.ts'
import { BodyLists } from '../properties/BodyList.tsx'
import { nested, placeOf } from '../properties/option-values.ts'
import { useWords } from '../words/words.ts'

/** What a call is given, by what takes it: its address, its query, its body. */
export type Gives = Partial<Record<Given['key'], object>>

interface CallGivesProps {
  needs: readonly Given[]
  /** What values may come from, and choices between them ask about. */
  sources: readonly NamedField[]
  /** What was said of it. */
  said: GivesSaid
  /** Called with what is said, and with all that is given once nothing lacks. */
  put(said: GivesSaid, gives: Gives | undefined): void
}

/** What was said of a call so far, by what takes it. */
export type GivesSaid = Partial<Record<Given['key'], Said>>

interface Said {
  values: Record<string, ValueRule>
  lists: Record<string, unknown>
}

const nothing: Said = { values: {}, lists: {} }

/** What a call cannot do without: a line for each value that the contract asks for; of a body at least one. */
export function CallGives({ needs, sources, said, put }: CallGivesProps) {
  const words = useWords()
  const { t, of } = words
  const saidOf = (key: Given['key']) => said[key] ?? nothing
  const say = (key: Given['key'], part: Partial<Said>) => {
    const next = { ...said, [key]: { ...saidOf(key), ...part } }
    put(next, givenBy(needs, next))
  }
  return needs.map(({ key, titles, names, known }) => (
    <div key={key}>
      <SetLines
        label={of(titles)}
        add={t('maps.add')}
        value={saidOf(key).values}
        begins={names.filter(({ isNeeded }) => isNeeded).map(({ value }) => value)}
        kept={[]}
        places={names.map((each) => placeOf(each, words))}
        {...{ sources }}
        isDraft
        commit={(values) => say(key, { values })}
      />
      <BodyLists {...{ known, sources }} lists={saidOf(key).lists} put={(lists) => say(key, { lists })} />
    </div>
  ))
}

/** All that is given, as a file has it; nothing while something lacks. */
function givenBy(needs: readonly Given[], said: GivesSaid): Gives | undefined {
  const gives: Gives = {}
  for (const { key, names } of needs) {
    const { values, lists } = said[key] ?? nothing
    const given = { ...lists, ...values }
    if (names.some(({ value, isNeeded }) => isNeeded && !(value in given))) return undefined
    if (Object.keys(given).length === 0) return undefined
    gives[key] = key === 'body' ? nested(given) : given
  }
  return gives
}

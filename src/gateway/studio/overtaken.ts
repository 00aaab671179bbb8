import type { ChangeSet, Overtaken } from '../../changes/index.ts'
import type { StudioState } from '../../studio/host/api.ts'
import type { Words } from '../ground/words.ts'
import type { Works } from '../published/works.ts'

type Place = Overtaken['overtaken'][number]
type Entry = StudioState['outline'][number]

/** Whose work it is, and what the compiler knows of it. */
interface Asking {
  works: Works
  tenant: string
  person: string
}

/** So many places are named. */
const NAMED = 3

/** What somebody is told whose change another one was quicker than: what it is about as people read it, then where that stands in the files. */
export async function overtakenWords(asking: Asking, set: ChangeSet, { overtaken }: Overtaken): Promise<Words> {
  const places = overtaken.filter((each, at) => overtaken.findIndex((other) => wayOf(other) === wayOf(each)) === at)
  const named = places.slice(0, NAMED)
  const texts = await Promise.all(named.map((place) => textsOf(asking, set, place)))
  const told = (language: string, [begin, end]: readonly [string, string]) =>
    named
      .map((place, at) => {
        const text = texts[at]?.[language] ?? texts[at]?.['en']
        return text === undefined ? wayOf(place) : `${begin}${text}${end} (${wayOf(place)})`
      })
      .join(', ')
  return {
    en: `Somebody else has changed this since you saw it: ${told('en', ['“', '”'])}. Nothing was changed.`,
    ja: `表示した後に、ほかの人がここを変更しました: ${told('ja', ['「', '」'])}。変更は行われていません。`,
  }
}

function wayOf({ file, keys }: Place): string {
  return [file, ...keys].join(' › ')
}

/** What the entry of the screen reads in which a place is; nothing of a file that is no screen. */
async function textsOf(
  { works, tenant, person }: Asking,
  set: ChangeSet,
  { file, keys }: Place,
): Promise<Entry['texts'] | undefined> {
  const looked = { tenant, set, file, language: 'en', person, conflicts: [] }
  const { outline } = (await works.state(looked)) as StudioState
  const around = (entries: readonly Entry[]): Entry[] =>
    entries.flatMap((entry) => [
      ...(entry.keys.every((key, at) => keys[at] === key) ? [entry] : []),
      ...around(entry.entries),
    ])
  return around(outline).sort((one, other) => other.keys.length - one.keys.length)[0]?.texts
}

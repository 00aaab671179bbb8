import type { ChangeSet, Overtaken } from '../../changes/index.ts'
import type { StudioState } from '../../studio/host/api.ts'
import type { Words } from '../ground/words.ts'
import type { Works } from '../published/works.ts'

type Place = Overtaken['overtaken'][number]
type Entry = StudioState['outline'][number]

/** Whose work it is, and what the compiler knows of it. */
interface Asking {
  works: Works
  tenant: { id: string }
  user: { person: string }
}

/** So many places are named; of more it is said how many. */
const NAMED = 3

/** What somebody is told whose change another one was quicker than. */
export async function overtakenWords(asking: Asking, set: ChangeSet, { overtaken }: Overtaken): Promise<Words> {
  const { en, ja } = await placesInWords(asking, set, overtaken)
  return {
    en: `Somebody else has changed this since you saw it: ${en}. Nothing was changed.`,
    ja: `表示した後に、ほかの人がここを変更しました: ${ja}。変更は行われていません。`,
  }
}

/** Places of a set as people read them: each as its entry reads, then where that stands in the files. */
export async function placesInWords(asking: Asking, set: ChangeSet, found: readonly Place[]): Promise<Words> {
  const places = found.filter((each, at) => found.findIndex((other) => wayOf(other) === wayOf(each)) === at)
  const named = places.slice(0, NAMED)
  const texts = await Promise.all(named.map((place) => textsOf(asking, set, place)))
  const told = (language: string, [begin, end]: readonly [string, string]) =>
    named
      .map((place, at) => {
        const text = texts[at]?.[language] ?? texts[at]?.['en']
        return text === undefined ? wayOf(place) : `${begin}${text}${end} (${wayOf(place)})`
      })
      .join(', ')
  const others = places.length - named.length
  return {
    en: `${told('en', ['“', '”'])}${others > 0 ? ` and ${others} more` : ''}`,
    ja: `${told('ja', ['「', '」'])}${others > 0 ? `、ほか${others}件` : ''}`,
  }
}

function wayOf({ file, keys }: Place): string {
  return [file, ...keys].join(' › ')
}

/** What the entry of the screen reads in which a place is; nothing of a file that is no screen. */
async function textsOf(
  { works, tenant, user }: Asking,
  set: ChangeSet,
  { file, keys }: Place,
): Promise<Entry['texts'] | undefined> {
  const looked = { tenant: tenant.id, set, file, language: 'en', person: user.person, conflicts: [] }
  const { outline } = (await works.state(looked)) as StudioState
  const around = (entries: readonly Entry[]): Entry[] =>
    entries.flatMap((entry) => [
      ...(entry.keys.every((key, at) => keys[at] === key) ? [entry] : []),
      ...around(entry.entries),
    ])
  return around(outline).sort((one, other) => other.keys.length - one.keys.length)[0]?.texts
}

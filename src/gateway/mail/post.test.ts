import { describe, expect, it } from 'vitest'
import type { Letter } from './carriers.ts'
import type { OwedLetter, OwedLetters } from './owed.ts'
import { postBy } from './post.ts'

const letter: Letter = {
  id: 'one-letter',
  to: { name: 'Reader', address: 'reader@one.example' },
  subject: 'S',
  text: 'T',
}
const owed: OwedLetter = {
  id: 'one',
  tenantId: 'ONE',
  kind: 'reset',
  addressee: letter.to.address,
  page: 'https://portal.example/one/reset',
  language: 'en',
  until: new Date(Date.now() + 60_000),
}

function listening() {
  const lines: string[] = []
  const note = (about: object, message: string) => void lines.push(`${message} ${JSON.stringify(about)}`)
  return { lines, warn: note, error: note }
}

/** What a store keeps, and for how long each letter of it was taken in hand. */
function kept(write: OwedLetters['write'] = () => Promise.resolve(letter), left: OwedLetter[] = []) {
  const held: number[] = []
  const settled: string[] = []
  const letters: OwedLetters = {
    write,
    take: () => Promise.resolve(left.splice(0)),
    hold: (_owed, milliseconds) => Promise.resolve(void held.push(milliseconds)),
    settle: ({ id }) => Promise.resolve(void settled.push(id)),
  }
  return { letters, held, settled }
}

/** A carrier that fails so often, and what was done. */
function failing(times: number, failure: object) {
  let tried = 0
  const carried: Letter[] = []
  const carry = (one: Letter) => {
    tried += 1
    if (tried <= times) return Promise.reject(Object.assign(new Error('not now'), failure))
    carried.push(one)
    return Promise.resolve()
  }
  return { carry, carried, tried: () => tried }
}

describe('the post', () => {
  it('sends beside the answer, and nothing where there is nothing to tell; neither is owed any more', async () => {
    const { carry, carried } = failing(0, {})
    const { letters, settled } = kept(({ id }) => Promise.resolve(id === 'one' ? letter : undefined))
    const post = postBy(carry, letters, listening())
    post.post(owed)
    post.post({ ...owed, id: 'nobody' })
    await post.settled()
    expect(carried).toEqual([letter])
    expect(settled.sort()).toEqual(['nobody', 'one'])
  })

  it.each([
    ['the mail server is away or takes no letter now', { responseCode: 451 }],
    [
      'the mail server does not take the portal’s password, which is set right meanwhile',
      { responseCode: 535, code: 'EAUTH' },
    ],
  ])('tries again where %s, and has the letter in hand meanwhile', async (_what, failure) => {
    const { carry, carried } = failing(2, failure)
    const log = listening()
    const { letters, held, settled } = kept()
    postBy(carry, letters, log, [1, 1]).post(owed)
    await expect.poll(() => settled).toEqual(['one'])
    expect(carried).toEqual([letter])
    expect(log.lines.map((line) => line.replace(/ \{.*/, ''))).toEqual(Array(2).fill('a mail was not sent yet'))
    expect(Math.min(...held)).toBeGreaterThan(60_000)
  })

  it('tries again where the store is away when a letter is to be written, which is written once', async () => {
    const { carry, carried } = failing(1, {})
    let written = 0
    const { letters } = kept(() => {
      written += 1
      return written === 1 ? Promise.reject(new Error('no store')) : Promise.resolve(letter)
    })
    postBy(carry, letters, listening(), [1]).post(owed)
    await expect.poll(() => carried).toEqual([letter])
    expect(written).toBe(2)
  })

  it.each([
    ['the mail server will never take', { responseCode: 550 }, owed.until],
    ['is of no use any more', {}, new Date()],
  ])('gives a letter up that %s', async (_what, failure, until) => {
    const { carry, tried } = failing(Infinity, failure)
    const log = listening()
    const { letters, settled } = kept()
    postBy(carry, letters, log, [1]).post({ ...owed, until })
    await expect.poll(() => settled).toEqual(['one'])
    expect(log.lines.at(-1)).toMatch(/^a mail was not sent \{/)
    expect(tried()).toBe(1)
  })

  it('keeps nobody waiting at the end: a letter is tried once more, and left to whoever looks next', async () => {
    const { carry, tried } = failing(Infinity, {})
    const log = listening()
    const { letters, held, settled } = kept()
    const post = postBy(carry, letters, log, [50_000])
    post.post(owed)
    await expect.poll(() => log.lines.length).toBe(1)
    await post.settled()
    expect(tried()).toBe(2)
    expect([held.at(-1), settled]).toEqual([0, []])
  })

  it('sends what another process left behind', async () => {
    const { carry, carried } = failing(0, {})
    const { letters, settled } = kept(undefined, [owed, { ...owed, id: 'two' }])
    const post = postBy(carry, letters, listening())
    post.begin()
    await post.settled()
    expect([carried.length, settled.sort()]).toEqual([2, ['one', 'two']])
  })

  it('logs what cannot be found out, and goes on', async () => {
    const log = listening()
    const none = () => Promise.reject(new Error('no store'))
    const post = postBy(failing(0, {}).carry, { write: none, take: none, hold: none, settle: none }, log)
    post.begin()
    post.post(owed)
    await post.settled()
    expect(log.lines.map((line) => line.replace(/ \{.*/, '')).sort()).toEqual([
      'a mail was not sent yet',
      'it is not known whether a mail is to be sent again',
      'mails that are to be sent cannot be looked for',
    ])
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readGiven } from './given.ts'

const takes = {
  usage: 'npm run restore -- FILE [--replace]',
  options: { replace: { type: 'boolean' } },
  words: 1,
} as const

describe('what a command is given', () => {
  it('is its words and options', () => {
    expect(readGiven(takes, ['a.backup', '--replace'])).toMatchObject({
      positionals: ['a.backup'],
      values: { replace: true },
    })
    expect(readGiven({ usage: 'npm run build' }, [])).toMatchObject({ positionals: [], values: {} })
  })

  it.each([
    [['a.backup', '--repalce'], "Unknown option '--repalce'"],
    [['a.backup', 'b.backup'], "Unknown argument 'b.backup'"],
  ])('is refused with the way it is called where it is not known: %j', (args, reason) => {
    expect(readGiven(takes, args)).toEqual({ said: `${reason}\n${takes.usage}`, exitCode: 2 })
  })

  it.each([[['--help']], [['-h']], [['a.backup', '--help']]])('is a question for help: %j', (args) => {
    expect(readGiven(takes, args)).toEqual({ said: takes.usage, exitCode: 0 })
  })

  it('is read by every command of package.json, or passed on: none does its work whatever it was told', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    const deaf = Object.values(scripts).flatMap((line) => {
      const [, file] = /^tsx (src\/tools\/\S+)/.exec(line) ?? []
      return file === undefined || /\bgiven\(|process\.argv/.test(readFileSync(file, 'utf8')) ? [] : [file]
    })
    expect(deaf).toEqual([])
  })
})

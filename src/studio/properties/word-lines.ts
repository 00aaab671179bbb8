import { useEffect, useState } from 'react'
import type { WordLine, WordTable } from '../../config/node.ts'
import { ask } from '../host/host.ts'
import { useWords } from '../words/words.ts'
import type { OptionNames } from './option-values.ts'

type Line = Pick<WordLine, 'label' | 'texts'>

/** What is being asked for, by whom it is asked: many inputs that are drawn at once ask together. */
const asked = new Map<string, Promise<WordTable>>()

function linesOf(request: { tenant: string; file: string; language: string }): Promise<WordTable> {
  const key = JSON.stringify(request)
  const present = asked.get(key)
  if (present !== undefined) return present
  const answer = ask<WordTable>('words', request).finally(() => asked.delete(key))
  asked.set(key, answer)
  return answer
}

/** The words of the portal as a screen has them, and a way to add one that was just made. */
export function useWordLines({
  tenant,
  file,
}: Pick<OptionNames, 'tenant' | 'file'>): [readonly Line[], (line: Line) => void] {
  const { language } = useWords()
  const [lines, setLines] = useState<readonly Line[]>([])
  useEffect(() => {
    let isCurrent = true
    const show = (table: WordTable) => isCurrent && setLines(table.lines)
    void linesOf({ tenant, file, language }).then(show, () => undefined)
    return () => {
      isCurrent = false
    }
  }, [tenant, file, language])
  return [lines, (line) => setLines((before) => [...before, line])]
}

import { useEffect, useState } from 'react'
import type { EntryAbout } from '../../config/node.ts'
import { about } from '../host/host.ts'
import { useWords } from '../words/words.ts'

/** What can be said of an entry and put beside it; until the host answers, and where it cannot, nothing. `version` is that of the screen's state. */
export function useAbout(tenant: string, file: string, pointer: string, version: number): EntryAbout {
  const { language } = useWords()
  const [known, setKnown] = useState<EntryAbout>(nothing)
  useEffect(() => {
    let isCurrent = true
    const show = (found: EntryAbout) => isCurrent && setKnown(found)
    about({ tenant, file, language, pointer }).then(show, () => show(nothing))
    return () => {
      isCurrent = false
    }
  }, [tenant, file, language, pointer, version])
  return known
}

const nothing: EntryAbout = { properties: [], maps: [], paths: [], row: [], values: [], places: [] }

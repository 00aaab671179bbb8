import { useContext, useEffect, useMemo, useState } from 'react'
import type { EntryAbout } from '../../config/node.ts'
import { TypingContext, type Typing } from '../controls/typing.ts'
import { about } from '../host/host.ts'
import { useWords } from '../words/words.ts'

/**
 * What can be said of an entry and put beside it; until the host answers, and where it cannot, nothing. `version` is that of the screen's state. For fields
 * that show a part of it an act is settled once it is said anew.
 */
export function useAbout(
  tenant: string,
  file: string,
  pointer: string,
  version: number,
): { about: EntryAbout; typing: Typing } {
  const { language } = useWords()
  const [{ about: known, of }, setKnown] = useState({ about: nothing, of: version })
  const around = useContext(TypingContext)
  const [settled, settle] = useState(around.settled)
  if (of === version && settled !== around.settled) settle(around.settled)
  useEffect(() => {
    let isCurrent = true
    const show = (found: EntryAbout) => isCurrent && setKnown({ about: found, of: version })
    about({ tenant, file, language, pointer }).then(show, () => show(nothing))
    return () => {
      isCurrent = false
    }
  }, [tenant, file, language, pointer, version])
  return { about: known, typing: useMemo(() => ({ ...around, settled }), [around, settled]) }
}

const nothing: EntryAbout = { properties: [], maps: [], structures: [], paths: [], row: [], values: [], places: [] }

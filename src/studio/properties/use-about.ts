import { useContext, useEffect, useMemo, useState } from 'react'
import type { EntryAbout } from '../../config/node.ts'
import { TypingContext, type Typing } from '../controls/typing.ts'
import { about } from '../host/host.ts'
import { useWords } from '../words/words.ts'

/**
 * What can be said of an entry and put beside it; until the host answers nothing. Where it cannot be reached it is asked again whenever something else was
 * settled, so that what was begun there comes back with the line. `version` is that of the screen's state. For fields
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
  const [isUnknown, setUnknown] = useState(false)
  const turn = isUnknown ? around.settled : undefined
  if (of === version && settled !== around.settled) settle(around.settled)
  useEffect(() => {
    let isCurrent = true
    const show = (found?: EntryAbout) => {
      if (!isCurrent) return
      setKnown({ about: found ?? nothing, of: version })
      setUnknown(found === undefined)
    }
    about({ tenant, file, language, pointer }).then(show, () => show())
    return () => {
      isCurrent = false
    }
  }, [tenant, file, language, pointer, version, turn])
  return { about: known, typing: useMemo(() => ({ ...around, settled }), [around, settled]) }
}

const nothing: EntryAbout = { properties: [], maps: [], structures: [], paths: [], row: [], values: [], places: [] }

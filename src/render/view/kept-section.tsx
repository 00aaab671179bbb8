import { useCallback, useContext, useRef, useState } from 'react'
import type { ViewSectionModel } from '../../config/index.ts'
import { UnsavedContext } from '../unsaved.ts'
import { ViewSection } from './sections.tsx'

interface Props {
  /** Makes the DOM ids of the sections. */
  id: string
  section: ViewSectionModel
  data: unknown
  isShown: boolean
}

/** A section of a view. While something in it is unsaved it stays, unseen, when another one is shown in its place. */
export function KeptSection({ isShown, ...section }: Props) {
  const markOfView = useContext(UnsavedContext)
  const parts = useRef(new Set<string>())
  const [isUnsaved, setUnsaved] = useState(false)
  const mark = useCallback(
    (part: string, isPartUnsaved: boolean) => {
      markOfView?.(part, isPartUnsaved)
      if (isPartUnsaved) parts.current.add(part)
      else parts.current.delete(part)
      setUnsaved(parts.current.size > 0)
    },
    [markOfView],
  )
  if (!isShown && !isUnsaved) return null
  return (
    <UnsavedContext value={mark}>
      <ViewSection {...section} hidden={!isShown} />
    </UnsavedContext>
  )
}

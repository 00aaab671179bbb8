import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { PUBLISHED } from '../../../app/index.ts'
import type { OutlineEntry } from '../../../config/node.ts'
import { useWords } from '../../words/words.ts'
import { Frame } from '../Frame.tsx'
import { Differences } from './Differences.tsx'
import { together } from './together.ts'

interface ScreensProps {
  frame: RefObject<HTMLIFrameElement | null>
  address: string
  width: string
  /** The page of the draft, once it is loaded. */
  page: Document | null
  loaded(page: Document | null): void
  /** Stands in the place of each until it is drawn. */
  waiting: ReactNode
  outline: readonly OutlineEntry[]
  /** What is published stands beside it. */
  compares: boolean
  /** The address of the portal's host by which it may be framed. */
  framed(address: string): string
}

/** The screen as it is drafted, and beside it, if one wishes, as it is published: at the same place, with what differs marked on both. */
export function Screens({ frame, address, width, page, loaded, waiting, outline, compares, framed }: ScreensProps) {
  const { t } = useWords()
  const other = useRef<HTMLIFrameElement>(null)
  const [published, setPublished] = useState<Document | null>(null)
  const isBeside = compares && published !== null && page !== null
  useEffect(() => {
    const [one, two] = [published?.defaultView ?? undefined, page?.defaultView ?? undefined]
    if (!isBeside || one === undefined || two === undefined) return
    return together(one, two, (each, to) => each.location.replace(framed(to)))
  }, [isBeside, published, page, framed])

  useEffect(() => {
    if (!compares) setPublished(null)
  }, [compares])

  const draft = <Frame title={t('preview.label')} {...{ frame, address, width, loaded, waiting }} />
  if (!compares) return draft
  return (
    <Box sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minHeight: 0 }}>
      {isBeside ? <Differences earlier={published} later={page} outline={outline} /> : <Box sx={{ minHeight: 48 }} />}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1, minHeight: 0 }}>
        <Column title={t('beside.published')}>
          <Frame
            title={t('beside.published')}
            name={PUBLISHED}
            frame={other}
            address={address}
            width={width}
            loaded={setPublished}
            waiting={waiting}
          />
        </Column>
        <Column title={t('beside.draft')}>{draft}</Column>
      </Box>
    </Box>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minHeight: 0, minWidth: 0 }}>
      <Typography component="p" variant="subtitle2" sx={{ px: 1.5, py: 0.5, bgcolor: 'background.paper' }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

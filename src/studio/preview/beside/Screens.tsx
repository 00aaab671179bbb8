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

/** The screen as it is drafted, and beside it, if one wishes, as it is published. */
export function Screens({ compares, ...draft }: ScreensProps) {
  return compares ? <Beside {...draft} /> : <Draft {...draft} />
}

type DraftProps = Omit<ScreensProps, 'compares'>

function Draft({ frame, address, width, loaded, waiting }: Omit<DraftProps, 'page' | 'outline' | 'framed'>) {
  const { t } = useWords()
  return <Frame title={t('preview.label')} {...{ frame, address, width, loaded, waiting }} />
}

/** Both at the same place, with what differs marked on both. */
function Beside({ page, outline, framed, ...draft }: DraftProps) {
  const { t } = useWords()
  const { address, width, waiting } = draft
  const other = useRef<HTMLIFrameElement>(null)
  const [published, setPublished] = useState<Document | null>(null)
  useEffect(() => {
    const [one, two] = [published?.defaultView ?? undefined, page?.defaultView ?? undefined]
    if (one === undefined || two === undefined) return
    return together(one, two, (each, to) => each.location.replace(framed(to)))
  }, [published, page, framed])
  return (
    <Box sx={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minHeight: 0 }}>
      {published !== null && page !== null ? (
        <Differences earlier={published} later={page} outline={outline} />
      ) : (
        <Box sx={{ minHeight: 48 }} />
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1, minHeight: 0 }}>
        <Column title={t('beside.published')}>
          <Frame
            title={t('beside.published')}
            name={PUBLISHED}
            frame={other}
            loaded={setPublished}
            {...{ address, width, waiting }}
          />
        </Column>
        <Column title={t('beside.draft')}>
          <Draft {...draft} />
        </Column>
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

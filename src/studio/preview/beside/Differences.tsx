import { useEffect, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { OutlineEntry } from '../../../config/node.ts'
import { useWords } from '../../words/words.ts'
import { entryAt, markOnly, marks } from '../screen.ts'
import { differencesOn, type ScreenDifference } from './compare.ts'

/** A page that is still drawing itself is looked at once it rests, in milliseconds. */
const REST_MS = 150
const kinds = ['new', 'changed', 'gone'] as const

interface DifferencesProps {
  earlier: Document
  later: Document
  outline: readonly OutlineEntry[]
}

/** What the later of two screens has otherwise, marked on both; each leads to its place. */
export function Differences({ earlier, later, outline }: DifferencesProps) {
  const { t, of } = useWords()
  const [found, setFound] = useState<readonly ScreenDifference[]>()
  useEffect(() => {
    const pages = [earlier, later]
    let timer: number | undefined
    const look = () => {
      const next = differencesOn(earlier, later)
      mark(pages, next)
      setFound(next)
    }
    const soon = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(look, REST_MS)
    }
    const watch = new MutationObserver(soon)
    for (const page of pages) watch.observe(page, { childList: true, subtree: true, characterData: true })
    soon()
    return () => {
      window.clearTimeout(timer)
      watch.disconnect()
      mark(pages, [])
    }
  }, [earlier, later])
  if (found === undefined) return <Box sx={{ minHeight: 48 }} />
  const nameOf = ({ element, way }: ScreenDifference) => {
    const texts = entryAt(element, outline)?.texts ?? {}
    if (of(texts) !== '') return of(texts)
    // What is not of the screen's file, such as the navigation around it, is named as it is headed, or as it reads.
    const headed = element.matches('a, button') ? element : element.querySelector('h2, h3, h4')
    return headed?.textContent ?? way.split('/').at(-1) ?? ''
  }
  return (
    <Box
      role="group"
      aria-label={t('beside.differences')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.75,
        px: 1.5,
        py: 0.5,
        minHeight: 48,
        maxHeight: 96,
        overflow: 'auto',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography role="status" variant="body2" sx={{ mr: 1 }}>
        {found.length === 0 ? t('beside.none') : t('beside.count', { count: found.length })}
      </Typography>
      {found.map((each) => (
        <Button
          key={`${each.kind} ${each.way}`}
          size="small"
          color="inherit"
          onClick={() => each.element.scrollIntoView({ block: 'center' })}
          sx={{ minHeight: 28, py: 0, outline: marks[each.kind], outlineOffset: -3 }}
        >
          {t(`beside.${each.kind}`, { name: nameOf(each) })}
        </Button>
      ))}
    </Box>
  )
}

function mark(pages: readonly Document[], found: readonly ScreenDifference[]): void {
  for (const page of pages)
    for (const kind of kinds)
      markOnly(
        page,
        kind,
        found.flatMap((each) => (each.kind === kind && each.element.ownerDocument === page ? [each.element] : [])),
      )
}

import { useEffect, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ExplainedLine } from '../host/api.ts'
import { explained } from '../host/host.ts'
import { useWords } from '../words/words.ts'

interface WhereProps {
  tenant: string
  file: string
  pointer: string
  /** Of the screen's state: the answer may be out of date. */
  version: number
}

/** Where each value of an entry is written, and what each file below says there. */
export function Where({ tenant, file, pointer, version }: WhereProps) {
  const { t, language } = useWords()
  const [isOpen, setOpen] = useState(false)
  const [lines, setLines] = useState<ExplainedLine[]>([])
  useEffect(() => {
    let isCurrent = true
    const show = (found: ExplainedLine[]) => isCurrent && setLines(found)
    if (isOpen) void explained({ tenant, file, language, pointer }).then(show, () => show([]))
    return () => {
      isCurrent = false
    }
  }, [isOpen, tenant, file, language, pointer, version])
  return (
    <Box>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('where.ask')}
      </Button>
      {isOpen && (
        <Box component="dl" role="group" aria-label={t('where.label')} sx={{ m: 0, mt: 1, overflowWrap: 'anywhere' }}>
          {lines.map(({ what, value, at, over }) => (
            <Box key={what} sx={{ mb: 1 }}>
              <Typography component="dt" variant="body2">
                <b>{what}</b> {value}
              </Typography>
              <Typography component="dd" variant="caption" color="textSecondary" sx={{ m: 0, display: 'block' }}>
                {at}
              </Typography>
              {over.map((each) => (
                <Typography
                  key={each.at}
                  component="dd"
                  variant="caption"
                  color="textSecondary"
                  sx={{ m: 0, display: 'block' }}
                >
                  {t('where.over', each)}
                </Typography>
              ))}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { dayText, getAt, useEngine, usePaper } from '../../render/index.ts'
import type { BlockPartProps } from '../../render/index.ts'
import { isShown, rowsOf } from '../block/rows-of.ts'
import { whenText } from '../wire/moment.ts'
import { lengthOf, showText } from '../wire/text.ts'
import { Facts } from '../block/Facts.tsx'
import type { Options } from './manifest.ts'

/** Remarks below each other; one without a text is none. */
export function RemarksBlock({ block: { options, empty }, data, lookups }: BlockPartProps<Options>) {
  const { t, formats } = useEngine()
  const isPaper = usePaper()
  const { scrollsFrom = Infinity, kindLookup } = options
  const kinds = kindLookup === undefined ? undefined : lookups[kindLookup]?.options
  const kindOf = (code: string): string => {
    const known = kinds?.find(({ value }) => value === code)
    return known === undefined ? code : t(known.label)
  }
  const rows = rowsOf(data).filter(
    (row) => isShown(row, options.without) && showText(getAt(row, options.text)).trim() !== '',
  )
  if (rows.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t(empty)}
      </Typography>
    )
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {rows.map((row, index) => {
        const at = (field: string | undefined): string => (field === undefined ? '' : showText(getAt(row, field)))
        const text = at(options.text)
        const date = at(options.date)
        const about = [
          kindOf(at(options.kind)),
          at(options.author),
          date === '' ? '' : whenText(date, '', (wire) => dayText(wire, formats, options.format)),
        ].filter((each) => each !== '')
        return (
          <Box component="li" key={index} sx={{ pl: 2, borderLeft: 3, borderColor: 'divider' }}>
            <RemarkText text={text} scrolls={!isPaper && lengthOf(text) > scrollsFrom} label={about.join(' · ')} />
            {about.length > 0 && (
              <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                <Facts facts={about} />
              </Typography>
            )}
          </Box>
        )
      })}
    </Box>
  )
}

const LONG_TEXT = { maxHeight: '7.5em', overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, p: 1 }

/** The text of a remark; a long one in a box that the keyboard scrolls, too. */
function RemarkText({ text, scrolls, label }: { text: string; scrolls: boolean; label: string }) {
  return (
    <Typography
      variant="body2"
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': label })}
      sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', ...(scrolls && LONG_TEXT) }}
    >
      {text}
    </Typography>
  )
}

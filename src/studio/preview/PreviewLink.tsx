import { useState } from 'react'
import LinkSign from '@mui/icons-material/Link'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useWords } from '../words/words.ts'

/** A link to what the preview shows, for a colleague who signs in to the portal. */
export function PreviewLink({ address }: { address: string }) {
  const { t } = useWords()
  const [at, setAt] = useState<HTMLElement>()
  const [isCopied, setCopied] = useState(false)
  const link = new URL(address, window.location.origin).href
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <>
      <IconButton
        aria-label={t('preview.link')}
        title={t('preview.link')}
        onClick={({ currentTarget }) => {
          setCopied(false)
          setAt(currentTarget)
        }}
      >
        <LinkSign />
      </IconButton>
      <Popover
        open={at !== undefined}
        anchorEl={at}
        onClose={() => setAt(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        <Stack sx={{ p: 2, gap: 1.5, width: 420 }}>
          <TextField
            autoFocus
            size="small"
            label={t('preview.linkLabel')}
            value={link}
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <Typography variant="body2" color="textSecondary">
            {t('preview.linkHint')}
          </Typography>
          {/* Where the browser lets no page write into the clipboard, the text is copied by hand. */}
          {window.isSecureContext && (
            <Button variant="outlined" onClick={copy} sx={{ alignSelf: 'flex-start' }}>
              {t(isCopied ? 'preview.copied' : 'preview.copy')}
            </Button>
          )}
        </Stack>
      </Popover>
    </>
  )
}

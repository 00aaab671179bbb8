import { useEffect, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { copyText, keepFile } from '../../render/index.ts'
import { useT } from '../portal/portal.ts'

/** The recovery codes, which are shown once: to be copied, or kept as a file. */
export function RecoveryCodes({ codes, portal }: { codes: readonly string[]; portal: string }) {
  const t = useT()
  const [isCopied, setCopied] = useState(false)
  const text = codes.join('\n')
  useEffect(() => {
    // They are not shown again: the browser asks before it leaves the page.
    const stay = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [])
  return (
    <>
      <Typography sx={{ mb: 2 }}>{t('twoStep.recoveryCodesLead')}</Typography>
      <Box
        component="ul"
        aria-label={t('twoStep.recoveryCodes')}
        sx={{
          m: 0,
          p: 2,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
          gap: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          typography: 'subtitle1',
          fontWeight: 400,
          fontFamily: 'monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ mt: 1, mx: -1, display: 'flex', flexWrap: 'wrap', gap: 1, '& > button': { minWidth: 0 } }}>
        <Button onClick={() => void copyText(text).then(setCopied)}>{t('twoStep.copy')}</Button>
        <Button onClick={() => keepFile(`${portal} ${t('twoStep.recoveryCodes')}.txt`, new Blob([`${text}\n`]))}>
          {t('twoStep.download')}
        </Button>
        <Box role="status" sx={{ alignSelf: 'center', color: 'text.secondary' }}>
          {isCopied && t('twoStep.copied')}
        </Box>
      </Box>
    </>
  )
}

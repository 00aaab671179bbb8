import { useEffect, useState } from 'react'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Colour } from '../../controls/Colour.tsx'
import { PictureButton } from '../../controls/PictureButton.tsx'
import { Contrast } from '../../overall/Contrast.tsx'
import { useWords } from '../../words/words.ts'
import type { StepProps } from './wish.ts'

/** Two colours, with the contrast that comes of them, and a logo. */
export function LookStep({ wish, put }: StepProps) {
  const { t } = useWords()
  const { primaryColor, secondaryColor, logo } = wish
  const colour = (key: 'primaryColor' | 'secondaryColor') => {
    const label = t(`setting.theme.${key}`)
    const commit = (value: string) => {
      if (/^#[0-9A-Fa-f]{6}$/.test(value)) put({ [key]: value })
    }
    return <Colour {...{ label, commit }} pick={t('settings.pick', { label })} value={wish[key]} />
  }
  const label = t('setting.theme.logo')
  return (
    <>
      {colour('primaryColor')}
      {colour('secondaryColor')}
      <Contrast colours={{ primaryColor, secondaryColor }} />
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <PictureButton
          text={t('settings.upload')}
          label={t('settings.uploadOf', { label })}
          hint={t('settings.uploadHint')}
          take={(base64) => put({ logo: base64 })}
        />
        {logo === undefined ? (
          <Typography variant="body2" color="textSecondary">
            {t('newTenant.noLogo')}
          </Typography>
        ) : (
          <Shown key={logo} base64={logo} alt={label} />
        )}
      </Stack>
    </>
  )
}

/** A picture that only this page has, or that it is none. */
function Shown({ base64, alt }: { base64: string; alt: string }) {
  const { t } = useWords()
  const [address, setAddress] = useState<string>()
  const [isNone, setNone] = useState(base64 === '')
  useEffect(() => {
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))
    const isText = bytes[0] === 0x3c || bytes[0] === 0xef
    const made = URL.createObjectURL(new Blob([bytes], { type: isText ? 'image/svg+xml' : '' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [base64])
  if (isNone)
    return (
      <Typography role="alert" variant="body2" color="error">
        {t('newTenant.noPicture')}
      </Typography>
    )
  return (
    <Box
      component="img"
      onError={() => setNone(true)}
      src={address}
      alt={alt}
      sx={{ height: 48, maxWidth: 240, objectFit: 'contain', bgcolor: 'common.white' }}
    />
  )
}

import { useEffect, useRef, useState } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TenantBoot } from '../../config/index.ts'
import { LOGIN } from '../address/place.ts'
import { PlaceButton } from '../login/PlaceButton.tsx'
import { SignInFrame } from '../login/SignInFrame.tsx'
import { useT } from '../portal.ts'
import { ForgotForm } from './ForgotForm.tsx'

/** Forgot password: asks for a reset link, then says thank you (specification of the frame, §2 and §4). */
export function ForgotPage({ boot }: { boot: TenantBoot }) {
  const t = useT()
  const [sent, setSent] = useState(false)
  return (
    <SignInFrame boot={boot} heading={t(sent ? 'password.thankYou' : 'password.forgotHeading')}>
      {sent ? (
        <ThankYou />
      ) : (
        <ForgotForm
          tenantUrl={boot.url}
          onSent={() => {
            setSent(true)
          }}
        />
      )}
      <Box sx={{ mt: 1.5, textAlign: 'center' }}>
        <PlaceButton tenantUrl={boot.url} path={LOGIN} variant={sent ? 'contained' : 'text'}>
          {t('password.back')}
        </PlaceButton>
      </Box>
    </SignInFrame>
  )
}

/** Takes the focus from the button that is gone, so that it is read out. */
function ThankYou() {
  const t = useT()
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    text.current?.focus()
  }, [])
  return (
    <Typography ref={text} tabIndex={-1} sx={{ outline: 0, mb: 3, fontSize: '1.05rem' }}>
      {t('password.thankYouText')}
    </Typography>
  )
}

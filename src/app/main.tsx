import { createRoot } from 'react-dom/client'
import { Provider } from 'jotai/react'
import { placeOf } from './address/place.ts'
import { App } from './App.tsx'
import { startPortal } from './boot/start.ts'
import { takeSignOnAnswer } from './login/sign-on.ts'
import { takeResetToken } from './password/reset-token.ts'
import { PortalContext, createPortal } from './portal/portal.ts'
import { declareLanguage } from './portal/show-language.ts'
import { takePreview } from './tenant/preview.ts'
import { seedNoticeStyles } from './theme/notice-styles.ts'
import { tabStorage } from './session/storages.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')

const nonce = document.querySelector<HTMLMetaElement>('meta[name=style-nonce]')?.content
seedNoticeStyles(nonce)
takeResetToken(window.location, tabStorage())
takeSignOnAnswer(window.location, tabStorage())
takePreview(window.location, tabStorage())
const portal = createPortal(placeOf(window.location).tenantUrl, nonce)

// Not awaited: code that is loaded meanwhile imports this file, and would wait for it as it waits for that code.
void startPortal(portal).then(() => {
  declareLanguage(portal)
  window.addEventListener('popstate', portal.account.settle)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) portal.account.resume()
  })
  createRoot(root).render(
    <Provider store={portal.store}>
      <PortalContext value={portal}>
        <App />
      </PortalContext>
    </Provider>,
  )
})

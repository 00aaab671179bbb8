// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'jotai/react'
import { expect, it, vi } from 'vitest'
import type { TenantBoot } from '../../config/index.ts'
import { PortalContext, createPortal } from '../portal/portal.ts'
import { SingleSignOnChoice } from './SingleSignOnChoice.tsx'

it('the way to the provider is open again for who comes back from there, to the page as the browser kept it', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ key: 'k', address: '#provider' })))
  history.replaceState(null, '', '/north/login')
  const portal = createPortal('north', undefined)
  const boot = { url: 'north', singleSignOn: { only: true } } as unknown as TenantBoot
  render(
    <Provider store={portal.store}>
      <PortalContext value={portal}>
        <SingleSignOnChoice boot={boot} />
      </PortalContext>
    </Provider>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button')
  fireEvent.click(button)
  await waitFor(() => expect(window.location.hash).toBe('#provider'))
  expect(button.disabled).toBe(true)
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  expect(button.disabled).toBe(false)
  portal.tabs.close()
})

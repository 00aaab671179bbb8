// @vitest-environment jsdom
import { fireEvent, render, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PictureButton } from './PictureButton.tsx'

it('a picture that cannot be read goes to the host as an empty one, which is refused in words', async () => {
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    setTimeout(() => this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>))
  })
  const take = vi.fn()
  const { container } = render(<PictureButton text="" label="" hint="" take={take} />)
  const chooser = container.querySelector('input') ?? container
  fireEvent.change(chooser, { target: { files: [new File(['<svg/>'], 'logo.svg')] } })
  await waitFor(() => expect(take).toHaveBeenCalledWith('', 'logo.svg'))
})

it('[BX-04] of a photograph goes as much to the host as it needs to say that it is too large', async () => {
  const take = vi.fn<(base64: string, name: string) => void>()
  const { container } = render(<PictureButton text="" label="" hint="" take={take} />)
  const chooser = container.querySelector('input') ?? container
  fireEvent.change(chooser, { target: { files: [new File([new Uint8Array(5 * 1024 ** 2)], 'logo.png')] } })
  await waitFor(() => expect(take).toHaveBeenCalled())
  expect(atob(take.mock.calls[0]?.[0] ?? '')).toHaveLength(1024 ** 2 + 1)
})

// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuseFilesBeside } from './no-drop-beside.ts'

it('a file that is dropped where nothing takes it does not take the page away; a text is dropped where it may be', () => {
  const end = refuseFilesBeside(window)
  const isLeft = (types: string[]) =>
    ['dragOver', 'drop'].map((kind) => fireEvent[kind as 'drop'](document.body, { dataTransfer: { types, files: [] } }))
  expect(isLeft(['Files'])).toEqual([false, false])
  expect(isLeft(['text/plain'])).toEqual([true, true])
  end()
  expect(isLeft(['Files'])).toEqual([true, true])
})

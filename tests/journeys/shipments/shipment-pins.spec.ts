import type { Schemas } from '../../../src/contract/index.ts'
import { expectAccessible, NARROW, WIDE } from '../support/axe.ts'
import { openShipment, shipmentWhere, storedShipment, viewDrawer } from '../support/shipments.ts'
import { expect, test } from '../support/test.ts'

const FAVORITES = '/api-gateway/1/favorite-shipment-containers'

test('[SD-04] [SD-09] [SD-10] [SH-10] containers open out, are pinned, and are found again among what is pinned', async ({
  page,
  signIn,
  ask,
}) => {
  await page.setViewportSize(WIDE)
  await signIn(page, 'acme', 'CUSTOMER', 'nowhere')
  const isFresh = (container: Schemas['ShipmentContainer']) =>
    container.intContainerNo !== undefined && container.favoriteCont === false
  const shipment = await shipmentWhere(
    ask,
    page,
    'SE,SI',
    ({ containers = [], favoriteShp, createJobUnId }) =>
      containers.length > 1 && containers.every(isFresh) && createJobUnId !== undefined && favoriteShp === false,
  )
  const [first, second] = shipment.containers ?? []
  const drawer = await openShipment(page, shipment)
  const detailsOf = (no: string | undefined) => drawer.getByRole('button', { name: `Details of ${no ?? ''}` })
  const nested = drawer.getByRole('cell').getByRole('list')
  await detailsOf(first?.containerNo).press('Enter')
  await expect(detailsOf(first?.containerNo)).toHaveAttribute('aria-expanded', 'true')
  await expect(nested.getByRole('listitem')).toHaveCount(first?.containerStatusList?.length ?? 0)
  await detailsOf(second?.containerNo).click()
  await expect(detailsOf(first?.containerNo)).toHaveAttribute('aria-expanded', 'false')
  await expect(nested).toHaveCount(1)
  await expectAccessible(page)

  await drawer.getByRole('button', { name: `Pin ${first?.containerNo ?? ''}` }).click()
  await expect(page.getByText('Container added to favorites successfully')).toBeVisible()
  await expect(drawer.getByRole('button', { name: `Unpin ${first?.containerNo ?? ''}` })).toBeVisible()
  await expect(detailsOf(second?.containerNo)).toHaveAttribute('aria-expanded', 'true')
  await drawer.getByRole('button', { name: 'Pin', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Shipment added to favorites successfully')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Unpin', exact: true })).toBeFocused()
  expect((await storedShipment(ask, page, shipment.gShpId)).favoriteShp).toBe(true)
  await page.setViewportSize(NARROW)
  await expect(drawer.getByRole('listitem').filter({ hasText: first?.containerNo ?? '' })).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize(WIDE)
  await page.keyboard.press('Escape')
  const opener = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Pinned' })
  await opener.press('Enter')
  const pinned = await viewDrawer(page, 'Pinned')
  await expect(pinned.locator(':focus')).toHaveCount(1)
  await expect.poll(async () => (await pinned.boundingBox())?.x).toBe(0)
  await expectAccessible(page)
  await pinned.getByRole('button', { name: first?.containerNo ?? '', exact: true }).press('Enter')
  const container = await viewDrawer(page, `Container ${first?.containerNo ?? ''}`)
  await expect(container.locator(':focus')).toHaveCount(1)
  await expect(pinned).toBeHidden()
  await expect(container.getByText('Gross Weight')).toBeVisible()
  await expect(
    container
      .getByRole('row')
      .filter({ hasText: first?.containerItemList?.[0]?.ctnItemCargoDescription ?? 'no item' })
      .first(),
  ).toBeVisible()
  await expect(container.getByRole('list').getByRole('listitem')).toHaveCount(first?.containerStatusList?.length ?? 0)
  await expectAccessible(page)
  await container.getByRole('button', { name: 'Unpin', exact: true }).click()
  await expect(page.getByText('Container removed from favorites successfully')).toBeVisible()
  await container.getByRole('button', { name: 'Close', exact: true }).press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page).not.toHaveURL(/pinned=|container=/)

  await opener.click()
  await expect(pinned.getByRole('button', { name: first?.containerNo ?? '', exact: true })).toHaveCount(0)
  await page.setViewportSize(NARROW)
  await expectAccessible(page)
  await pinned.getByRole('button', { name: `Unpin ${shipment.shpNo ?? ''}` }).click()
  await expect(page.getByText('Shipment removed from favorites successfully')).toBeVisible()
  await expect(pinned.getByRole('button', { name: shipment.shpNo ?? '', exact: true })).toHaveCount(0)
  const { favorites } = (await ask(page, FAVORITES)) as Schemas['FavoritesReply']
  expect(favorites.shipments.map(({ gShpId }) => gShpId)).not.toContain(shipment.gShpId)
  expect(favorites.containers.map(({ containerNo }) => containerNo)).not.toContain(first?.containerNo)
  await pinned.getByRole('listitem').getByRole('button').first().click()
  await viewDrawer(page, /^Shipment /)
  await expect(pinned).toBeHidden()

  await page.goto('/acme/?container=NONE')
  await expect(page.getByText('Container details not found.')).toBeVisible()
})

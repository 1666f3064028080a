import { createHash } from 'node:crypto'
import { buildCompany } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { expect, it } from 'vitest'
import { namedPicture, pictureAddress } from '../content/sanitise/picture-file.ts'
import { paperFrame } from './letterhead.ts'

const server = useTestServer()

it('has the logo that the company uploaded, whatever its name', async () => {
  const bytes = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const picture = namedPicture('logo', Buffer.from(bytes), 'image/svg+xml')
  expect(picture.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
  const company = await buildCompany(server.db, {
    settings: { logo: pictureAddress(picture) },
    files: [{ name: picture.name, media_type: picture.media_type, bytes }],
  })
  const { letterhead } = await paperFrame(server.portal.service, company.id)
  expect(letterhead.logo).toMatchObject({ mediaType: 'image/svg+xml', bytes: Buffer.from(bytes) })
})

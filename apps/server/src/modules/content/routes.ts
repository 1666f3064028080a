import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  getAdSpaces,
  getAdvertisements,
  getAdvertisementsByCompany,
  getCmsContent,
  getCmsSpace,
  getPageInfo,
  getProviderMessage,
  getTemplateHtml,
  postLoginContent,
  postPageInfo,
  postTemplateHtml,
} from '@enlace/contract/content/calls.ts'
import { locations } from '@enlace/contract/content/places.ts'
import { Scope } from '@enlace/database/scope.ts'
import { readProfile } from '../company/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { visitCompany } from '../../core/http/visited-company.ts'
import { advertisementsOf, htmlOf, pageInfoOf } from './present.ts'
import { findAdvertisements, findCmsContent, findPage, findTemplate } from './queries.ts'

/** Binds the public content of a company, in each form that clients request. */
export function contentRoutes(app: FastifyInstance): void {
  serve(app, getCmsContent, async ({ db, scope, query: { location } }) => ({
    location,
    html: htmlOf(await findCmsContent(db, scope, location), 'content'),
  }))

  serve(app, getCmsSpace, async ({ db, scope, query }) => ({
    html: htmlOf(await findCmsContent(db, scope, query.location), 'content'),
  }))

  serve(app, getAdvertisements, async ({ db, scope, params }) =>
    advertisementsOf(await findAdvertisements(db, scope, params.pageCode)),
  )

  serve(app, getAdvertisementsByCompany, async ({ db, request, query }) =>
    advertisementsOf(
      await findAdvertisements(db, await scopeOfVisit(request, query.company), query.pageName),
    ),
  )

  serve(app, getAdSpaces, async ({ db, scope, query }) =>
    advertisementsOf(await findAdvertisements(db, scope, query.pageName)),
  )

  serve(app, getPageInfo, async ({ db, scope, params: { code } }) =>
    pageInfoOf(code, await findPage(db, scope, code)),
  )

  serve(app, postPageInfo, async ({ db, scope, request, body: { code, company, version } }) => {
    const visited = company === undefined ? scope : await scopeOfVisit(request, company)
    return pageInfoOf(code, await findPage(db, visited, code, version))
  })

  serve(app, getTemplateHtml, async ({ db, scope, params: { name } }) => ({
    name,
    html: htmlOf(await findTemplate(db, scope, name), 'template'),
  }))

  serve(app, postTemplateHtml, async ({ db, scope, body: { templateParam: name } }) => ({
    name,
    html: htmlOf(await findTemplate(db, scope, name), 'template'),
  }))

  serve(app, getProviderMessage, async ({ db, scope }) => ({
    contenido: htmlOf(await findCmsContent(db, scope, locations.providerMessage), 'content'),
  }))

  serve(app, postLoginContent, async ({ db, request, body }) => {
    await visitCompany(request, body.company)
    const { logo, imagen_login } = (await readProfile(db, body.company)).parameters
    return { logo, imagen_login, error: false }
  })
}

/** Returns the public scope of the requested company. @throws Problem `company-mismatch`, `company-not-found`. */
async function scopeOfVisit(request: FastifyRequest, company: number): Promise<Scope> {
  return Scope.ofVisitor((await visitCompany(request, company)).company)
}

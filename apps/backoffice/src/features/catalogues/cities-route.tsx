import { cataloguesTexts as texts } from '@enlace/contract/catalogues/texts.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { paths } from '../../core/paths.ts'
import { CitiesView } from './cities-view.tsx'

/** `/catalogos/ciudades`: the country's municipalities, which nobody changes here. */
export const citiesRoute = pageRoute({
  path: paths.catalogueCities.pattern,
  title: texts.names.cities,
  Page: CitiesView,
})

import { allowListVersion } from '@enlace/contract/content/allow-list.ts'
import { templateNames } from '@enlace/contract/content/places.ts'
import { companiesTexts as texts } from '@enlace/contract/companies/texts.ts'
import { readyContactLists } from '@enlace/domain/company-start/contact-lists.ts'
import { readyForm, readyFormTitle } from '@enlace/domain/company-start/registration-form.ts'

/** The initial data for the visitors of a new company, which the database plants only into empty places. */
export const readyStart: string = JSON.stringify({
  templates: [
    {
      name: templateNames.supplierRegistration,
      title: readyFormTitle,
      html: readyForm,
      allow_list: allowListVersion,
    },
  ],
  lists: readyContactLists,
  said: texts.readyStart,
})

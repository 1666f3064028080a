import { allowListVersion } from '@enlace/contract/content/allow-list'
import { templateNames } from '@enlace/contract/content/places'
import { companiesTexts as texts } from '@enlace/contract/companies/texts'
import { readyContactLists } from '@enlace/domain/company-start/contact-lists'
import { readyForm, readyFormTitle } from '@enlace/domain/company-start/registration-form'

/** What visitors of a new company find working, as the database plants it where nothing stands yet. */
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

export { saveAdvertisement, saveCmsContent, savePage, savePicture, saveTemplate } from './commands.ts'
export { draftPutters } from './drafts/publish-commands.ts'
export { saveMenu } from './menu/commands.ts'
export { findMenuItems } from './menu/queries.ts'
export { htmlOf, pageInfoOf } from './present.ts'
export { contentPutters } from './publish-commands.ts'
export { putPage, refuseManyHosts } from './put-commands.ts'
export { findAdvertisements, findCmsContent, findContentHosts, findPage, findTemplate } from './queries.ts'
export { removeAdvertisements, removeCmsContent, removeTemplate } from './removal-commands.ts'
export { type PictureFile, namedPicture, pictureAddress, pictureFile } from './sanitise/picture-file.ts'
export { type SanitisedHtml, sanitiseHtml } from './sanitise/sanitise.ts'
export { slugOf } from './slug.ts'
export { listContent } from './staff-queries.ts'
export { removeFilledTemplate, saveFilledTemplate } from './templates/commands.ts'
export { faultSentence } from './templates/fill/fault-sentence.ts'
export { TemplateFault } from './templates/fill/fault.ts'
export { fillTemplate } from './templates/fill/fill.ts'
export { findFilledTemplate } from './templates/queries.ts'
export { sample } from './templates/sample.ts'
export { discardDraft, publish, recordPublished, rollBack, saveDraft } from './versions/commands.ts'
export { publishVersion } from './versions/publish-jobs.ts'
export type { Putter } from './versions/putter.ts'
export {
  listOpenVersions,
  listVersions,
  presentVersion,
  readOpenVersions,
  readVersion,
} from './versions/queries.ts'
export { contentFeature } from './feature.ts'

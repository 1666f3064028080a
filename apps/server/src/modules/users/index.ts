export { userExport } from './export-present.ts'
export { changesIn } from './people/changes-present.ts'
export { writeInvitation } from './people/invitation-mail.ts'
export { invitePerson, invitePersonIn, resendInvitation } from './people/invite-commands.ts'
export { findWatchers, tellWatchers } from './people/master-watchers-commands.ts'
export { type MasterNews, writeNamedMaster } from './people/named-master-mail.ts'
export { newInvitation } from './people/new-invitation.ts'
export { type InvitingParty, findInvitingParty } from './people/party-queries.ts'
export { resetFactor } from './people/reset-factor-commands.ts'
export {
  changeCompanyUser,
  endCompanyUserSessions,
  isOnlyCompanyUser,
  setCompanyMaster,
  setCompanyUserActive,
} from './people/company-commands.ts'
export { getInviter } from './queries.ts'
export { usersFeature } from './feature.ts'

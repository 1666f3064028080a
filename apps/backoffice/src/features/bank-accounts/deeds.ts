/** What is done about an approver: it is asked for, confirmed, turned down, taken away. */
export type ApproverDeed = 'name' | 'confirm' | 'reject' | 'remove'

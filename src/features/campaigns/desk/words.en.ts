import { plural } from '#src/ui/plural.ts'

export const storyMarks =
  'A blank line separates paragraphs. Begin a line with “## ” for a heading, with “- ” for an item of a list.'
export const title = 'Title'
export const address = 'Address'
export const addressHelp = 'The part after /donasi/. Old addresses still lead to this page.'
export const excerpt = 'Summary'
export const excerptHelp = 'One or two sentences, for lists and share cards.'
export const story = 'Story'
export const goal = 'Goal, in rupiah'
export const region = 'Region'
export const wholeNetwork = 'The whole network'
export const chooseRegion = 'Choose a region'
export const regionHelp =
  'The campaign appears on the page of its region, and its money is counted for that region.'
export const institutionHelp = 'Named on the campaign’s page as the one carrying it out.'
export const campaignDays = 'Days of the campaign'
export const firstDay = 'First day'
export const lastDayOptional = 'Last day (may be left empty)'
export const lastDayHelp = 'Empty: until the permit ends.'
export const permit = 'Fundraising permit'
export const permitNumber = 'Permit number'
export const permitHelp = 'A draft may be without a permit; to be opened, its permit must be complete.'
export const permitGiver = 'Issued by'
export const choosePermitGiver = 'Choose the issuer'
export const validFrom = 'Valid from'
export const validUntil = 'Valid until'
export const photoHelp =
  'Shown on the campaign’s page, on its card and when shared. Use a photo only with the written consent of the people in it. Without a photo, woven cloth is the cover.'
export const noun = 'campaigns'
export const searchCampaigns = 'Title or permit number'
export const state = 'Status'
export const campaigns = 'Campaigns'
export const officeLead = 'Appeals for one purpose each, with a permit that opens and closes them.'
export const editorLead =
  'Write a draft for your region. The secretariat checks the permit and opens the campaign.'
export const writeCampaign = 'Write a campaign'
export const campaignsCaption = 'Campaigns, drafts first'
export const campaignsEmpty = 'The first campaign begins as a draft, which only the desk can see.'
export const notSetYet = 'not set yet'
export const campaign = 'Campaign'
export const days = 'Days'
export const collected = 'Raised'
export const goalColumn = 'Goal'
export const ofGoal = (goal: string) => `of ${goal}`
export const draftSaved = 'The draft has been saved. The campaign is not visible on the site yet.'
export const changesSaved = 'Your changes have been saved.'
export const opened =
  'The campaign has been opened. Its page is on the site; its permit and its days decide when people can give.'
export const closed = 'The campaign has been closed. Its page can still be read.'
export const completed =
  'The campaign is completed. The report is on its page, and the e-mail about it goes out just once.'
export const updatePosted = 'The update is on the campaign’s page, and the e-mail about it is being sent.'
export const openedAlready =
  'This campaign has been opened. The secretariat looks after its changes and updates.'
export const draft = 'Draft'
export const open = 'Open'
export const opensLater = 'Opens later'
export const ended = 'Ended'
export const needsAccountant = (sum: string) =>
  `It has passed ${sum}: the results must be audited by a public accountant.`
export const seeOnSite = 'See its page on the site'
export const draftOfDesk =
  'Draft: only the desk can see it. When it is complete, ask the secretariat to open it.'
export const completedOn = (day: string) => `Completed on ${day}, with its report. It cannot be opened again.`
export const draftOfOffice = 'Draft: only the secretariat can see it. Save all fields first, then open it.'
export const closedByOffice = 'Closed by the secretariat: its page can be read, but it accepts no gifts.'
export const willAccept = (last: string) => `Will accept gifts from its first day to ${last}.`
export const acceptsNoLonger = (last: string) =>
  `Its days or its permit ended on ${last}, so it accepts no more gifts.`
export const acceptsUntil = (last: string) => `Accepts gifts until ${last}, midnight Jakarta time.`
export const openCampaign = 'Open the campaign'
export const openAgain = 'Open it again'
export const closeCampaign = 'Close the campaign'
export const changedByOther =
  'Somebody else changed this campaign while this page was open. Please look at its latest version first; if you try again now, yours is the one that counts.'
export const closing = 'Closing'
export const opening = 'Opening'
export const newCampaign = 'New campaign'
export const newCampaignLead = 'Saved as a draft, which only the desk can see.'
export const updates = 'Updates'
export const finalReportBefore = 'Final report, '
export const byBefore = ', by '
export const donorsAsked = (donors: number) =>
  `${donors.toLocaleString('en-GB')} ${plural('en', donors, { one: 'donor has', other: 'donors have' })} asked for updates`
export const nobodyAsked = 'No donors have asked for updates yet'
export const correctFinalReport = 'Correct the final report'
export const completeCampaign = 'Complete the campaign'
export const correctReport = 'Correct the report'
export const saving = 'Saving'
export const reportTitle = 'Title of the report'
export const whatCameOfIt = 'What came of it'
export const correctionHelp =
  'The latest report is the one shown on the campaign’s page; earlier ones are kept below. No further e-mail is sent.'
export const reportHelp =
  'Shown on the campaign’s page and sent once to the donors who asked for updates. After this the campaign cannot be opened again.'
export const postUpdate = 'Post the update'
export const sending = 'Sending'
export const updateTitle = 'Title of the update'
export const update = 'Update'
export const updateHelp =
  'Shown on the campaign’s page and sent to the donors who asked for it. It cannot be changed afterwards; a later update can correct it.'

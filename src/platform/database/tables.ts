// Made by `npm run db:types` from the migrated database; a test fails when it no longer agrees.
import type { Generated } from 'kysely'

export type Tables = {
  announcements: {
    id: Generated<number>
    tags: string
    announcedAt: Generated<Date>
  }
  answers: {
    id: Generated<number>
    questionId: number
    body: string
    author: string
    createdBy: number | null
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
    search: Generated<string | null>
    source: string | null
    status: Generated<string>
    hiddenReason: string | null
    editedAt: Date | null
    idempotencyKey: string | null
  }
  audit: {
    id: Generated<number>
    at: Generated<Date>
    actorId: number | null
    actorRole: string | null
    act: string
    entity: string
    entityId: number | null
    detail: Generated<unknown>
    requestId: string | null
    network: string | null
    subjectId: number | null
  }
  auditChain: {
    place: number
    auditId: number
    hash: Buffer
  }
  auditChecks: {
    id: Generated<number>
    at: Generated<Date>
    lines: number
    wrong: number
    firstWrong: number | null
    headPlace: number
    headHash: Buffer
  }
  auditRedactions: {
    id: Generated<number>
    auditId: number
    userId: number
    at: Generated<Date>
    wordsHash: Buffer
  }
  backups: {
    id: Generated<number>
    name: string
    place: string
    bytes: number
    files: number
    madeAt: Date
    verifiedAt: Date | null
    problem: string | null
    removedAt: Date | null
    missingFiles: Generated<number>
  }
  blog: {
    id: Generated<number>
    status: Generated<string>
    categoryId: number
    liveRevisionId: number | null
    title: string
    search: string | null
    author: string
    image: string | null
    coverFamily: string
    coverSeed: number
    publishAt: Date | null
    publishedAt: Date | null
    createdBy: number | null
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
    revisionId: number | null
    workedAt: Generated<Date>
    idempotencyKey: string | null
    scene: string | null
    regionId: number | null
    participantId: number | null
  }
  blogThemes: {
    id: Generated<number>
    slug: string
    title: string
    position: Generated<number>
    version: Generated<number>
    lead: Generated<string>
  }
  bounceInbox: {
    id: Generated<number>
    leasedUntil: Date | null
    readAt: Date | null
    lastError: string | null
  }
  campaignUpdates: {
    id: Generated<number>
    campaignId: number
    title: string
    story: string
    postedBy: number | null
    postedAt: Date
    idempotencyKey: string
    content: string | null
    sanitizerVersion: number | null
    isCompletion: Generated<boolean>
  }
  campaigns: {
    id: Generated<number>
    status: Generated<string>
    title: string
    excerpt: string
    story: string
    goalAmount: number
    startsOn: string
    endsOn: string | null
    permitNumber: string | null
    permitLevel: string | null
    permitFrom: string | null
    permitUntil: string | null
    opensAt: Generated<Date>
    closesAt: Generated<Date | null>
    coverFamily: string
    coverSeed: number
    createdBy: number | null
    idempotencyKey: string | null
    version: Generated<number>
    createdAt: Date
    updatedAt: Date
    openedAt: Date | null
    image: string | null
    imageAlt: Generated<string>
    imageX: Generated<number>
    imageY: Generated<number>
    regionId: number | null
    content: string | null
    sanitizerVersion: number | null
    scene: string | null
    participantId: number | null
    completedAt: Date | null
    search: Generated<string | null>
  }
  captchaSolutions: {
    hash: Buffer
    expiresAt: Date
  }
  consents: {
    id: Generated<number>
    userId: number
    kind: string
    version: string
    givenAt: Generated<Date>
    withdrawnAt: Date | null
  }
  contactAnswers: {
    id: Generated<number>
    messageId: number
    idempotencyKey: string
    text: string
    writtenBy: number
    writtenAt: Date
  }
  contactMessages: {
    id: Generated<number>
    idempotencyKey: string
    name: string
    email: string
    message: string
    createdAt: Generated<Date>
    participantId: number | null
    status: Generated<string>
    claimedBy: number | null
    claimedAt: Date | null
    closedAt: Date | null
    language: Generated<string>
  }
  disbursements: {
    id: Generated<number>
    paidOn: string
    amount: number
    designation: string
    regionId: number | null
    participantId: number | null
    campaignId: number | null
    receiverId: number | null
    receiverName: string | null
    note: string
    proofId: number | null
    reverses: number | null
    isSimulation: boolean
    idempotencyKey: string
    bodyHash: Buffer
    status: string
    askedBy: number
    askedAt: Date
    decidedBy: number | null
    decidedAt: Date | null
    decisionNote: Generated<string>
  }
  donationActs: {
    id: Generated<number>
    donationId: number
    kind: string
    amount: number
    reason: string
    idempotencyKey: string
    bodyHash: Buffer
    reference: string | null
    receivedOn: string | null
    corrects: number | null
    isCorrected: Generated<boolean>
    way: string | null
    sendTo: string | null
    refusal: string | null
    triedAt: Date | null
    status: string
    askedBy: number
    askedAt: Date
    decidedBy: number | null
    decidedAt: Date | null
    decisionNote: Generated<string>
    doneBy: number | null
    doneAt: Date | null
  }
  donationEvents: {
    id: Generated<number>
    donationId: number
    at: Date
    source: string
    kind: string
    transactionId: string | null
    fromStatus: string
    toStatus: string
    detail: Generated<unknown>
  }
  donationSums: {
    unit: string
    bucket: string
    status: string
    designation: string
    regionId: number | null
    participantId: number | null
    campaignId: number | null
    channel: string
    isReal: boolean
    n: number
    amount: number
    feeAmount: number
    refundedAmount: number
    keptAmount: number
    isFolded: Generated<boolean>
  }
  donations: {
    id: Generated<number>
    orderId: string
    userId: number | null
    donorName: string | null
    donorEmail: string | null
    donorPhone: string | null
    openedFrom: Buffer | null
    giftAmount: number
    feeAmount: Generated<number>
    amount: number
    designation: string
    regionId: number | null
    participantId: number | null
    isAnonymous: Generated<boolean>
    message: Generated<string>
    consentedAt: Date | null
    channel: string | null
    status: Generated<string>
    keyOwner: string
    idempotencyKey: string | null
    bodyHash: Buffer
    attempt: Generated<number>
    openingUntil: Date | null
    environment: string | null
    token: string | null
    redirectUrl: string | null
    transferTo: unknown | null
    transferAmount: number | null
    transactionId: string | null
    instructions: unknown | null
    refundedAmount: Generated<number>
    version: Generated<number>
    askedAt: Date | null
    heardAt: Date | null
    askAt: Date | null
    createdAt: Date
    expiresAt: Date
    paidAt: Date | null
    campaignId: number | null
    wantsUpdates: Generated<boolean>
    codeAmount: Generated<number>
    openingClaim: Generated<number>
    imposedFee: Generated<number>
    showName: Generated<boolean>
    nameBarred: Generated<boolean>
    language: Generated<string>
  }
  downloadCategories: {
    id: Generated<number>
    parentId: number | null
    slug: string
    title: string
    position: Generated<number>
    version: Generated<number>
    lead: Generated<string>
  }
  downloadFiles: {
    id: Generated<number>
    downloadId: number
    number: number
    file: string
    again: number | null
    createdBy: number | null
    createdAt: Generated<Date>
  }
  downloadLog: {
    id: Generated<number>
    downloadId: number
    file: string
    version: number
    userId: number | null
    at: Generated<Date>
  }
  downloads: {
    id: Generated<number>
    status: Generated<string>
    categoryId: number
    liveRevisionId: number | null
    title: string
    search: string | null
    image: string | null
    coverFamily: string
    coverSeed: number
    level: string
    file: string
    publishedAt: Date | null
    createdBy: number | null
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
    fileVersion: Generated<number>
    imageAlt: Generated<string>
    imageX: Generated<number>
    imageY: Generated<number>
    idempotencyKey: string | null
  }
  erasures: {
    userId: number
    keepsByline: boolean
    erasedAt: Generated<Date>
  }
  eventRegistrations: {
    id: Generated<number>
    eventId: number
    userId: number | null
    name: string | null
    email: string | null
    phone: string | null
    state: string
    isByDesk: Generated<boolean>
    createdAt: Date
    confirmedAt: Date | null
    cancelledAt: Date | null
    checkedInAt: Date | null
    remindedAt: Date | null
    told: unknown
    language: Generated<string>
  }
  events: {
    id: Generated<number>
    status: Generated<string>
    liveRevisionId: number | null
    title: string
    search: string | null
    image: string | null
    coverFamily: string
    coverSeed: number
    place: string
    address: Generated<string>
    regionId: number | null
    startsAt: Date
    endsAt: Date
    timezone: string
    createdBy: number | null
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
    revisionId: number | null
    workedAt: Generated<Date>
    idempotencyKey: string | null
    publishAt: Date | null
    publishedAt: Date | null
    registration: Generated<string>
    capacity: number | null
    registrationOpensAt: Date | null
    registrationClosesAt: Date | null
    registrationVersion: Generated<number>
    scene: string | null
    participantId: number | null
  }
  factorChallenges: {
    hash: Buffer
    userId: number
    purpose: string
    webauthn: string | null
    tries: Generated<number>
    expiresAt: Date
    usedAt: Date | null
  }
  files: {
    name: string
    originalName: string
    type: string
    size: number
    sha256: string
    createdBy: number | null
    createdAt: Generated<Date>
  }
  formerAddresses: {
    userId: number
    hash: Buffer
    until: Date
  }
  formerCategories: {
    kind: string
    slug: string
    categoryId: number
  }
  giftsInKind: {
    id: Generated<number>
    thing: string
    quantity: number
    unit: string
    estimatedValue: number | null
    userId: number | null
    giverName: string | null
    giverEmail: string | null
    giverPhone: string | null
    designation: string
    regionId: number | null
    participantId: number | null
    campaignId: number | null
    receivedOn: string
    note: Generated<string>
    year: number
    number: number
    enteredBy: number
    enteredAt: Date
    idempotencyKey: string
    bodyHash: Buffer
    voidedAt: Date | null
    voidedBy: number | null
    voidReason: string | null
  }
  imports: {
    source: string
    kind: string
    foreignId: string
    hash: Buffer
    itemId: number | null
    file: string | null
    importedAt: Generated<Date>
  }
  invitations: {
    id: Generated<number>
    email: string
    fields: unknown
    tokenHash: Buffer | null
    invitedBy: number
    createdAt: Generated<Date>
    expiresAt: Date
    acceptedUserId: number | null
  }
  labels: {
    id: Generated<number>
    word: string
    version: Generated<number>
  }
  legalVersions: {
    id: Generated<number>
    pageId: number
    revisionId: number
    number: number
    inForceFrom: Date
    needsConsent: boolean
    note: Generated<string>
    isAnnounced: Generated<boolean>
  }
  letters: {
    id: Generated<number>
    key: string
    toEmail: string
    replyTo: unknown | null
    subject: string
    text: string
    html: string
    isSecret: Generated<boolean>
    createdAt: Generated<Date>
    sentAt: Date | null
    tries: Generated<number>
    lastError: string | null
    nextTryAt: Date | null
    unsubscribeUrl: string | null
    attachments: Generated<unknown>
    discardedAt: Date | null
    lastErrorAt: Date | null
    thread: Generated<unknown>
    language: Generated<string>
  }
  liveTranslations: {
    kind: string | null
    itemId: number | null
    language: string | null
    slug: string | null
    fields: unknown | null
    content: string | null
    sanitizerVersion: number | null
  }
  mailBounces: {
    id: Generated<number>
    subscriberId: number
    mailingId: number | null
    kind: string
    detail: Generated<string>
    digest: Buffer
    receivedAt: Date
  }
  mailingLinks: {
    mailingId: number
    number: number
    url: string
    clicks: Generated<number>
  }
  mailingLists: {
    id: Generated<number>
    slug: string
    name: string
    about: Generated<string>
    kind: string
    regionId: number | null
    campaignId: number | null
    isOpen: Generated<boolean>
    createdBy: number | null
    idempotencyKey: string | null
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
  }
  mailingPace: {
    isOnly: Generated<boolean>
    freeAt: Date
  }
  mailingRecipients: {
    mailingId: number
    subscriberId: number
    state: Generated<string>
    reason: Generated<string>
    tries: Generated<number>
    nextTryAt: Date | null
    changedAt: Date
    isBounceDue: Generated<boolean>
  }
  mailingSends: {
    mailingId: number
    revisionId: number
    state: Generated<string>
    gatheredTo: Generated<number>
    startedAt: Date
    changedAt: Date
    changedBy: number | null
    finishedAt: Date | null
    letter: unknown | null
    trouble: Generated<string>
    refusedInRow: Generated<number>
  }
  mailingSums: {
    mailingId: number
    waiting: number
    sending: number
    sent: number
    refused: number
    uncertain: number
    leftOut: number
  }
  mailings: {
    id: Generated<number>
    status: Generated<string>
    liveRevisionId: number | null
    revisionId: number | null
    title: string
    search: string | null
    image: string | null
    coverFamily: string
    coverSeed: number
    listId: number | null
    regionId: number | null
    isPublic: Generated<boolean>
    publishAt: Date | null
    publishedAt: Date | null
    createdBy: number | null
    idempotencyKey: string | null
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    workedAt: Generated<Date>
    deletedAt: Date | null
  }
  news: {
    id: Generated<number>
    status: Generated<string>
    categoryId: number
    liveRevisionId: number | null
    title: string
    search: string | null
    author: string
    image: string | null
    coverFamily: string
    coverSeed: number
    publishAt: Date | null
    publishedAt: Date | null
    createdBy: number | null
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
    regionId: number | null
    revisionId: number | null
    pendingStatus: string | null
    idempotencyKey: string | null
    workedAt: Generated<Date>
    claimedBy: number | null
    claimedAt: Date | null
    sentAt: Date | null
    scene: string | null
    participantId: number | null
  }
  newsCategories: {
    id: Generated<number>
    slug: string
    title: string
    coverFamily: string
    position: Generated<number>
    version: Generated<number>
    lead: Generated<string>
  }
  newsDrafts: {
    newsId: number
    userId: number
    version: number
    title: string
    excerpt: string
    content: string
    sanitizerVersion: number
    categoryId: number | null
    image: string | null
    savedAt: Generated<Date>
  }
  newsEndorsements: {
    revisionId: number
    byUser: number
    at: Generated<Date>
  }
  newsRevisions: {
    id: Generated<number>
    newsId: number
    title: string
    excerpt: string
    content: string
    sanitizerVersion: number
    createdBy: number | null
    createdAt: Generated<Date>
    categoryId: number | null
    image: string | null
  }
  newsSteps: {
    id: Generated<number>
    newsId: number
    revisionId: number | null
    fromStatus: string | null
    toStatus: string
    comment: string | null
    byUser: number | null
    at: Generated<Date>
    act: string
    resolvedAt: Date | null
    quote: string | null
    quoteBlock: number | null
  }
  nodes: {
    id: string
    host: string
    machine: string
    pid: number
    process: string
    connections: number
    seenAt: Generated<Date>
  }
  noticeNotes: {
    id: Generated<number>
    noticeId: number
    idempotencyKey: string
    note: string
    writtenBy: number
    writtenAt: Date
  }
  pages: {
    id: Generated<number>
    status: Generated<string>
    liveRevisionId: number | null
    title: string
    search: string | null
    image: string | null
    coverFamily: string
    coverSeed: number
    createdBy: number | null
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
    revisionId: number | null
    workedAt: Generated<Date>
    idempotencyKey: string | null
    publishAt: Date | null
    publishedAt: Date | null
    isSystem: Generated<boolean>
  }
  participantChanges: {
    id: Generated<number>
    participantId: number
    fields: unknown
    before: unknown
    status: Generated<string>
    comment: string | null
    createdBy: number
    createdAt: Date
    decidedBy: number | null
    decidedAt: Date | null
  }
  participantClaims: {
    id: Generated<number>
    userId: number
    participantId: number
    status: Generated<string>
    createdAt: Generated<Date>
    decidedAt: Date | null
    decidedBy: number | null
  }
  participants: {
    id: Generated<number>
    title: string
    regionId: number
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
    email: string | null
    description1: Generated<string>
    description2: Generated<string>
    totalMember: Generated<number>
    founded: number | null
    address: Generated<string>
    image: string | null
    coverFamily: Generated<string>
    coverSeed: Generated<number>
    search: string | null
    imageAlt: Generated<string>
    content: string | null
    sanitizerVersion: number | null
    links: Generated<string>
  }
  passkeys: {
    id: Generated<number>
    userId: number
    credentialId: string
    publicKey: Buffer
    counter: number
    transports: Generated<unknown>
    name: string
    createdAt: Generated<Date>
    lastUsedAt: Date | null
  }
  paymentNotices: {
    id: Generated<number>
    key: Buffer
    source: string
    orderId: string
    transactionId: string | null
    transactionStatus: string
    donationId: number | null
    outcome: string
    reason: string | null
    body: unknown | null
    receivedAt: Date
  }
  personLabels: {
    userId: number
    labelId: number
  }
  personNotes: {
    id: Generated<number>
    userId: number
    idempotencyKey: string
    visibility: string
    text: string
    notedAt: Date
    writtenBy: number
    version: Generated<number>
    createdAt: Date
    updatedAt: Date
  }
  picLinks: {
    hash: Buffer
    userId: number
    claimId: number | null
    revisionId: number | null
    createdAt: Date
    expiresAt: Date
    usedAt: Date | null
  }
  pledgeGifts: {
    donationId: number
    pledgeId: number
    month: string
  }
  pledgeReminders: {
    pledgeId: number
    month: string
    sentAt: Date
  }
  pledges: {
    id: Generated<number>
    userId: number | null
    donorName: string | null
    donorEmail: string | null
    donorPhone: string | null
    amount: number
    designation: string
    regionId: number | null
    participantId: number | null
    isAnonymous: boolean
    day: number
    status: Generated<string>
    askedOn: string
    nextOn: string | null
    welcomedAt: Date | null
    version: Generated<number>
    createdAt: Date
    linkVersion: Generated<number>
    language: Generated<string>
  }
  postFlags: {
    id: Generated<number>
    questionId: number
    answerId: number | null
    userId: number
    reason: string
    note: Generated<string>
    createdAt: Generated<Date>
    decidedAt: Date | null
  }
  postNotices: {
    userId: number
    questionId: number
    answerId: number
    kind: string
    createdAt: Generated<Date>
    mailedAt: Date | null
  }
  postRevisions: {
    id: Generated<number>
    questionId: number
    answerId: number | null
    question: string | null
    source: string
    byUser: number | null
    at: Generated<Date>
  }
  privacyCases: {
    id: Generated<number>
    kind: string
    status: Generated<string>
    title: string
    detail: Generated<string>
    userId: number | null
    personName: string | null
    personEmail: string | null
    dataKinds: Generated<string>
    peopleCount: number | null
    measures: Generated<string>
    receivedAt: Date
    dueAt: Date
    closedAt: Date | null
    proof: string | null
    createdBy: number
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    copyBy: number | null
    copyUntil: Date | null
  }
  privacySteps: {
    id: Generated<number>
    caseId: number
    at: Generated<Date>
    byUser: number | null
    kind: string
    note: Generated<string>
  }
  provinces: {
    code: string
    bpsCode: string
    name: string
  }
  questionFollows: {
    questionId: number
    userId: number
    createdAt: Generated<Date>
  }
  questionReads: {
    userId: number
    questionId: number
    readAt: Date
  }
  questions: {
    id: Generated<number>
    question: string
    body: Generated<string>
    category: string
    regionId: number | null
    visibility: Generated<string>
    status: Generated<string>
    isFaq: Generated<boolean>
    position: Generated<number>
    author: string
    createdBy: number | null
    answersCount: Generated<number>
    acceptedAnswerId: number | null
    lastActivityAt: Generated<Date>
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
    search: Generated<string | null>
    source: string | null
    lockedAt: Date | null
    mergedInto: number | null
    faqEntryId: number | null
    hiddenReason: string | null
    editedAt: Date | null
    idempotencyKey: string | null
    seq: Generated<number>
  }
  rateLimits: {
    key: string
    hits: number
    endsAt: Date
  }
  receiptYears: {
    year: number
    last: number
  }
  receipts: {
    donationId: number
    year: number
    number: number
    code: string
    issuedAt: Date
    provisionalUntil: Date | null
    voidedAt: Date | null
  }
  recoveryCodes: {
    id: Generated<number>
    userId: number
    hash: Buffer
    usedAt: Date | null
  }
  redirects: {
    path: string
    kind: string
    itemId: number
  }
  regionEditors: {
    regionId: number
    userId: number
    givenBy: number | null
    givenAt: Date
  }
  regions: {
    id: Generated<number>
    title: string
    provinceCode: string | null
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
    position: Generated<number>
    content: Generated<string>
    sanitizerVersion: Generated<number>
    email: string | null
    phone: string | null
    address: Generated<string>
    image: string | null
    imageAlt: Generated<string>
    imageX: Generated<number>
    imageY: Generated<number>
    coverFamily: Generated<string>
    coverSeed: Generated<number>
    search: string | null
    idempotencyKey: string | null
    mergedInto: number | null
  }
  registrations: {
    email: string
    passwordHash: string | null
    fields: unknown
    expiresAt: Date
    tokenHash: Buffer | null
    codeHash: Buffer | null
    codeExpiresAt: Date | null
    activatedUserId: number | null
    createdAt: Generated<Date>
    browserHash: Buffer | null
    language: Generated<string>
  }
  replicaBeats: {
    node: string
    beat: number
    at: Generated<Date>
  }
  revisions: {
    id: Generated<number>
    kind: string
    itemId: number
    title: string
    excerpt: Generated<string>
    content: Generated<string>
    sanitizerVersion: number
    createdBy: number | null
    createdAt: Generated<Date>
    categoryId: number | null
    author: string | null
    image: string | null
    imageAlt: Generated<string>
    imageX: Generated<number>
    imageY: Generated<number>
    details: Generated<unknown>
  }
  searchWords: {
    word: string
    n: number
  }
  securityEvents: {
    id: Generated<number>
    at: Date
    kind: string
    outcome: string
    operation: string
    userId: number | null
    network: string | null
    device: string
    times: Generated<number>
  }
  sessions: {
    jti: string
    userId: number
    createdAt: Generated<Date>
    confirmedAt: Date | null
    seenAt: Generated<Date>
    expiresAt: Date
    endedAt: Date | null
    id: Generated<number>
    device: Generated<string>
    provenAt: Generated<Date>
  }
  settings: {
    key: string
    value: unknown
    version: Generated<number>
    updatedAt: Generated<Date>
    updatedBy: number | null
  }
  siteAgreement: {
    isOnly: Generated<boolean>
    settings: Generated<unknown>
    storeMark: string | null
  }
  slugs: {
    kind: string
    slug: string
    itemId: number
    isCurrent: Generated<boolean>
    createdAt: Generated<Date>
  }
  statementLayouts: {
    fingerprint: Buffer
    dateColumn: number
    descriptionColumn: number
    amountColumn: number
    signColumn: number | null
  }
  statementRows: {
    id: Generated<number>
    account: string
    day: string
    amount: number
    descriptionHash: Buffer
    actId: number
  }
  subscribers: {
    id: Generated<number>
    email: string | null
    name: Generated<string>
    userId: number | null
    stoppedAt: Date | null
    stoppedBecause: string | null
    softBounces: Generated<number>
    createdAt: Generated<Date>
    joinedInto: number | null
  }
  subscriptions: {
    id: Generated<number>
    subscriberId: number
    listId: number
    source: string
    consentVersion: string
    evidence: Generated<string>
    askedAt: Date
    givenAt: Date | null
    endedAt: Date | null
    endedBecause: string | null
    endedByMailing: number | null
    typedName: Generated<string>
    language: Generated<string>
  }
  tallies: {
    list: string
    categoryId: number
    bucket: string
    n: number
  }
  team: {
    id: Generated<number>
    name: string
    title: string
    about: Generated<string>
    image: string | null
    lembaga: Generated<string>
    regionId: number | null
    waNumber: string | null
    linkedin: string | null
    facebook: string | null
    instagram: string | null
    twitter: string | null
    flag: string
    position: Generated<number>
    createdBy: number | null
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
    imageAlt: Generated<string>
    imageX: Generated<number>
    imageY: Generated<number>
    idempotencyKey: string | null
  }
  tokens: {
    hash: Buffer
    kind: string
    userId: number
    detail: Generated<unknown>
    createdAt: Generated<Date>
    expiresAt: Date
    usedAt: Date | null
  }
  totpFactors: {
    userId: number
    secret: Buffer
    confirmedAt: Date | null
    lastStep: Generated<number>
    createdAt: Generated<Date>
  }
  translationRevisions: {
    id: Generated<number>
    translationId: number
    fields: unknown
    content: Generated<string>
    sanitizerVersion: number
    original: unknown
    createdBy: number | null
    createdAt: Generated<Date>
  }
  translations: {
    id: Generated<number>
    kind: string
    itemId: number
    language: string
    status: Generated<string>
    revisionId: number | null
    liveRevisionId: number | null
    publishAt: Date | null
    publishedAt: Date | null
    slug: string | null
    isMachine: Generated<boolean>
    search: string | null
    version: Generated<number>
    createdAt: Generated<Date>
    workedAt: Generated<Date>
    sentAt: Date | null
    sentBy: number | null
    returnedNote: string | null
  }
  uploads: {
    id: Generated<number>
    name: string
    userId: number
    purpose: string
    type: string
    size: number
    sha256: string
    width: number | null
    height: number | null
    variants: Generated<unknown>
    originalName: string
    usedAt: Date | null
    createdAt: Generated<Date>
    deletedAt: Date | null
    alt: Generated<string>
    shows: Generated<string>
    consent: Generated<string>
    consentOn: string | null
    consentNote: Generated<string>
    version: Generated<number>
  }
  users: {
    id: Generated<number>
    email: string
    passwordHash: string | null
    namaLengkap: string
    photo: string | null
    phone: string | null
    alamat: string | null
    jenisKelamin: string | null
    organisasi: string | null
    tempatLahir: string | null
    tanggalLahir: string | null
    participantId: number | null
    regionId: number | null
    role: Generated<string>
    userType: Generated<string>
    isPic: Generated<boolean>
    isModerator: Generated<boolean>
    activatedAt: Date | null
    suspendedAt: Date | null
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
    deletedAt: Date | null
    visitsEnabled: Generated<boolean>
    passwordChangedAt: Date | null
    factorAskedAt: Date | null
    deletionDueAt: Date | null
    deletionKeepsByline: Generated<boolean>
    isDemo: Generated<boolean>
    forumMail: Generated<string>
    suspendedBy: number | null
    suspensionReason: string | null
    mergedInto: number | null
    language: Generated<string>
  }
  usersVisits: {
    id: Generated<number>
    userId: number
    path: string
    title: Generated<string>
    createdAt: Generated<Date>
  }
  visitorCounts: {
    day: string
    n: number
  }
  visitorSalts: {
    day: string
    salt: Buffer
  }
  visitors: {
    day: string
    hash: Buffer
  }
}

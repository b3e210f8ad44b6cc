import { deskEntryKinds } from '#src/kinds.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { allDuties, type Duty, hasOneOf } from '#src/wire/actor.ts'
import type { WaitingKind } from '#src/wire/waiting.ts'
import type { IconName } from '../icon.tsx'
import type { Visitor } from '../site.ts'
import * as deskWords from './desk-words.id.ts'

type DeskEntry = {
  to: string
  label: string
  icon: IconName
  isExact?: true
  /** Default: those of its group. */
  duties?: readonly Duty[]
  /** Kinds of pending work whose count is shown beside the entry. */
  waits?: readonly WaitingKind[]
}

/** Navigation of the desk: its menu by subject, and the duties that see them. */
export const deskMenu: { title: string; duties: readonly Duty[]; entries: DeskEntry[] }[] = [
  {
    title: deskWords.summary,
    duties: allDuties,
    entries: [
      { to: paths.desk, label: deskWords.pending, icon: 'inbox', isExact: true },
      {
        to: deskPaths.news,
        label: deskWords.newsReview,
        icon: 'newspaper',
        waits: ['reviews', 'endorsements'],
      },
      {
        to: deskPaths.forum,
        label: deskWords.forum,
        icon: 'message-square-text',
        duties: ['pic', 'moderator', 'staff', 'admin'],
        waits: ['forum'],
      },
      {
        to: deskPaths.secretariatMessages,
        label: deskWords.messages,
        icon: 'mail',
        duties: ['staff', 'admin'],
        waits: ['messages'],
      },
    ],
  },
  {
    title: deskWords.siteContent,
    duties: ['staff', 'admin'],
    entries: [
      ...deskEntryKinds.map(({ deskEntry }) => deskEntry),
      { to: deskPaths.media, label: deskWords.mediaLibrary, icon: 'images' },
      { to: deskPaths.categories, label: deskWords.categories, icon: 'list' },
      { to: deskPaths.menu, label: deskWords.siteMenu, icon: 'menu' },
      {
        to: deskPaths.translations,
        label: deskWords.translations,
        icon: 'globe',
        duties: ['region', 'staff', 'admin'],
        waits: ['translations', 'returned_translations'],
      },
      { to: deskPaths.regions, label: deskWords.regions, icon: 'map' },
      { to: deskPaths.brand, label: deskWords.brand, icon: 'image', duties: ['admin'] },
      { to: deskPaths.settings, label: deskWords.settings, icon: 'layout-dashboard', duties: ['admin'] },
    ],
  },
  {
    title: deskWords.institution,
    duties: ['pic', 'staff', 'admin'],
    entries: [
      { to: deskPaths.members, label: deskWords.members, icon: 'users', duties: ['pic'], waits: ['claims'] },
      {
        to: deskPaths.institution,
        label: deskWords.institutionPage,
        icon: 'building',
        isExact: true,
        duties: ['pic'],
      },
      {
        to: deskPaths.institutionGiving,
        label: deskWords.institutionGiving,
        icon: 'hand-coins',
        duties: ['pic'],
      },
      {
        to: deskPaths.messages,
        label: deskWords.institutionMessages,
        icon: 'mail',
        duties: ['pic'],
        waits: ['messages'],
      },
      {
        to: deskPaths.participants,
        label: deskWords.participants,
        icon: 'building',
        duties: ['region', 'staff', 'admin'],
        waits: ['page_changes'],
      },
      {
        to: deskPaths.claims,
        label: deskWords.membership,
        icon: 'user-plus',
        duties: ['region', 'staff', 'admin'],
        waits: ['claims'],
      },
    ],
  },
  {
    title: deskWords.donations,
    duties: ['staff', 'admin'],
    entries: [
      { to: deskPaths.giving, label: deskWords.donationLedger, icon: 'hand-coins', isExact: true },
      {
        to: deskPaths.transfers,
        label: deskWords.transfers,
        icon: 'landmark',
        waits: ['transfers', 'approvals', 'to_send'],
      },
      { to: deskPaths.giftsInKind, label: deskWords.goods, icon: 'archive' },
      { to: deskPaths.disbursements, label: deskWords.disbursements, icon: 'send', waits: ['disbursements'] },
      {
        to: deskPaths.campaigns,
        label: deskWords.campaigns,
        icon: 'megaphone',
        duties: ['region', 'staff', 'admin'],
      },
      { to: deskPaths.regionGiving, label: deskWords.regionGiving, icon: 'hand-coins', duties: ['region'] },
      { to: deskPaths.pledges, label: deskWords.pledges, icon: 'calendar-heart' },
      { to: deskPaths.quarantine, label: deskWords.quarantine, icon: 'shield-alert', waits: ['quarantine'] },
      { to: deskPaths.reconciliation, label: deskWords.reconciliation, icon: 'scale' },
    ],
  },
  {
    title: deskWords.people,
    duties: ['region', 'staff', 'admin'],
    entries: [
      { to: deskPaths.people, label: deskWords.people, icon: 'users' },
      { to: deskPaths.subscriberLists, label: deskWords.subscribers, icon: 'mail' },
    ],
  },
  {
    title: deskWords.oversight,
    duties: ['admin'],
    entries: [
      { to: deskPaths.privacy, label: deskWords.privacyDesk, icon: 'lock', waits: ['privacy'] },
      { to: deskPaths.audit, label: deskWords.auditTrail, icon: 'scroll-text' },
      { to: deskPaths.securityEvents, label: deskWords.security, icon: 'log-in' },
      { to: deskPaths.mail, label: deskWords.outgoingMail, icon: 'mail' },
      { to: deskPaths.failedLetters, label: deskWords.failures, icon: 'triangle-alert' },
    ],
  },
]

/** Entries that one of the visitor's duties allows. */
export const deskMenuOf = (visitor: Visitor) =>
  deskMenu
    .map(({ title, duties: ofGroup, entries }) => ({
      title,
      entries: entries.filter(({ duties = ofGroup }) => hasOneOf(visitor, duties)),
    }))
    .filter(({ entries }) => entries.length > 0)

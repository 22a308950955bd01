/** The path of the sample packet on the site. */
export const packetPath = '/downloads/reimbursement-packet-sample.pdf';

/** The titles of the sample packet, of its three documents, and of its table of limits. */
export const packetTitles = {
  packet: 'Reimbursement packet: blank sample',
  request: 'Request for educational assistance',
  explainer: 'Section 127 at a glance, for HR and payroll',
  checklist: 'Record-retention checklist',
  limits: 'Section 127 limit by calendar year',
} as const;

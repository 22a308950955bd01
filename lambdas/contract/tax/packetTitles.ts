/** The path of the sample packet on the site. */
export const packetPath = '/downloads/reimbursement-packet-sample.pdf';

/** The titles of the sample packet and of its three documents. */
export const packetTitles = {
  packet: 'Reimbursement packet: blank sample',
  request: 'Request for educational assistance',
  explainer: 'Section 127 at a glance, for HR and payroll',
  checklist: 'Record-retention checklist',
} as const;

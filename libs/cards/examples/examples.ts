/**
 * Cards outside of the Core Set that the worked examples of the rules speak of: with it they are the
 * pool `examples-2018-09`. Logs name it, so nothing is added.
 */
export const exampleCodes: ReadonlySet<string> = new Set([
  '02003', // Imp
  '02014', // Braintrust
  '02028', // Dyson Mem Chip
  '02047', // Test Run
  '02063', // Scrubber
  '02069', // Underworld Contact
  '02106', // Indexing
  '03016', // Howler
  '03037', // Feedback Filter
  '04013', // Himitsu-Bako
  '04036', // The Cleaners
  '05015', // Mushin No Shin
  '05019', // Shiro
  '05020', // Susanoo-no-Mikoto
  '05022', // Tori Hanzō
  '05035', // Legwork
  '05051', // Mass Install
  '06005', // Near-Earth Hub: Broadcast Center
  '06019', // Leprechaun
  '06047', // Wendigo
  '06056', // The Supplier
  '06058', // Order of Sol
  '06061', // Architect
  '06077', // Switchblade
  '06083', // Hostile Infrastructure
  '06095', // Leela Patel: Trained Pragmatist
  '06108', // Troll
  '07001', // Argus Security: Protection Guaranteed
  '07005', // Glenn Station
  '07013', // Wormhole
  '07024', // The Twins
  '07032', // I've Had Worse
  '07037', // Forked
  '08014', // Cortex Lock
  '08017', // Predictive Algorithm
  '08020', // Tech Startup
  '08022', // Off-Campus Apartment
  '08056', // Lockdown
  '08058', // Oaktown Renovation
  '08063', // Armand "Geist" Walker: Tech Lord
  '08065', // Forger
  '08073', // Allele Repression
  '08083', // Drug Dealer
  '08096', // Casting Call
  '09007', // Quantum Predictive Model
  '09013', // Archangel
  '09021', // Media Blitz
  '09030', // Apocalypse
  '09041', // Always Be Running
  '10034', // Disposable HQ
  '10049', // Clone Suffrage Movement
  '10076', // Mumbad Virtual Tour
  '10113', // Subcontract
  '11013', // Chrysalis
  '11031', // Fairchild 2.0
  '11037', // Liquidation
  '11046', // Net Mercur
  '11057', // Service Outage
  '11058', // BOOM!
  '11066', // Ele "Smoke" Scovak: Cynosure of the Net
  '12044', // Aeneas Informant
  '12054', // Ben Musashi
  '12061', // Alice Merchant: Clan Agitator
  '12070', // Obokata Protocol
  '13020', // Dhegdheer
  '13023', // Process Automation
  '13026', // Biometric Spoofing
  '21033', // Bacterial Programming
]);

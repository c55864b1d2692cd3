game-teotihuacan = Teotihuacan
game-teotihuacan-about = Lead your workers around the city of the gods: gather, worship, raise the pyramid, and let the strongest ascend before the sun goes dark. Also solo, against Teotibot. About two hours.
